// Makes the package that `npx veillee` runs: `node scripts/pack.mjs [--into FOLDER] [--as-built]`. It is laid out like
// a clone (server/dist, app/dist), with everything bundled that the server needs; docs/decisions/0017 says why. With
// --as-built nothing is built or printed: the package is of what there is.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ended, node, npm, QUIET, quietly, root, stop } from './run.mjs'

const { values } = parseArgs({ options: { into: { type: 'string' }, 'as-built': { type: 'boolean' } } })
const into = resolve(values.into ?? join(root, 'dist'))
const folder = join(into, 'package')

const manifestOf = path => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
const own = manifestOf('.')

// --- what native code there is: only for a Node without SQLite, and not in here

const sqlite = '@photostructure/sqlite'
const sqliteVersion = manifestOf('server').dependencies[sqlite]

// --- the server, in one file, and one more that is only read where NATS is

async function bundleServer() {
  const { build } = await import('vite')
  const conditions = ['source', 'node', 'import', 'default']
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [sqlite], resolve: { conditions } },
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: join(folder, 'server', 'dist'),
      emptyOutDir: false,
      rolldownOptions: {
        input: { main: join(root, 'server', 'installed.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
  return output.flatMap(chunk => chunk.moduleIds)
}

// --- whose work is in it

/** The packages that these files are from. */
const packagesOf = files =>
  files.flatMap(file => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])

/** What the app may be made of: what it asks for, and what that asks for in turn; and its fonts. */
function packagesOfApp() {
  const { devDependencies } = manifestOf('app')
  const found = Object.keys(devDependencies).filter(name => name.startsWith('@fontsource/'))
  const asked = ['@veillee/app']
  for (const name of asked) {
    const { dependencies = {} } = manifestOf(join('node_modules', name))
    asked.push(...Object.keys(dependencies).filter(other => !asked.includes(other)))
  }
  return [...found, ...asked.filter(name => !name.startsWith('@veillee/'))]
}

function licenceOf(name) {
  const place = join(root, 'node_modules', name)
  const file = readdirSync(place).find(one => /^(licen[cs]e|copying)(\.|$)/i.test(one))
  if (!file) throw new Error(`${name} has no licence beside it, so it cannot be passed on.`)
  const { version, license } = manifestOf(join('node_modules', name))
  return `${name} ${version} (${license})\n\n${readFileSync(join(place, file), 'utf8').trim()}\n`
}

const notices = packages =>
  [
    'Veillée contains the work of these people, under these licences.\n',
    ...[...new Set(packages)].sort().map(licenceOf),
  ].join(`\n${'-'.repeat(80)}\n\n`)

// --- the box to print

/** Where no browser can print it, the package is whole without it, and the app says so. */
async function printBox() {
  const box = join(folder, 'app', 'dist', 'print')
  const { code, said } = await quietly(node([join('art', 'dist', 'print', 'main.js'), '--into', box], QUIET))
  if (code === 0) return
  rmSync(box, { recursive: true, force: true })
  console.log(`The box to print is left out: ${said.trim().split('\n').at(-1)}`)
}

// --- the package

const manifest = {
  name: own.name,
  version: own.version,
  description: own.description,
  keywords: own.keywords,
  license: own.license,
  type: 'module',
  bin: { veillee: 'server/dist/main.js' },
  engines: own.engines,
  peerDependencies: { [sqlite]: sqliteVersion },
  peerDependenciesMeta: { [sqlite]: { optional: true } },
}

if (!values['as-built']) {
  const code = await ended(node([join('scripts', 'setup.mjs'), 'start']))
  if (code !== 0) process.exit(code)
}
if (!existsSync(join(root, 'app', 'dist', 'index.html'))) stop('The app is not built: npm run build')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = await bundleServer()
for (const part of ['dist', 'words/translations'])
  cpSync(join(root, 'app', part), join(folder, 'app', part), { recursive: true })
if (!values['as-built']) await printBox()
for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file))
cpSync(join(root, 'deploy', 'package', 'README.md'), join(folder, 'README.md'))
writeFileSync(join(folder, 'THIRD-PARTY.txt'), notices([...packagesOf(files), ...packagesOfApp()]))
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

const { code, said } = await quietly(npm(['pack', folder, '--pack-destination', into, '--silent'], QUIET))
if (code !== 0) stop(said)
const tarball = join(into, `${own.name}-${own.version}.tgz`)
console.log(`${tarball}, ${(statSync(tarball).size / 1e6).toFixed(2)} MB`)
