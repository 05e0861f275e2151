import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** refuse('…', '…'): sentences for people, which other tests read. That there is a refusal at all is still mutated. */
const isSentence = path =>
  (path.isStringLiteral() || path.isTemplateLiteral()) &&
  path.parentPath.isCallExpression() &&
  path.parentPath.get('callee').isIdentifier({ name: 'refuse' })

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'refusals', {
    shouldIgnore: path => (isSentence(path) ? 'the words of a refusal' : undefined),
  }),
]
