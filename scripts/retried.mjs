// A reporter for both: what passed only when it was tried again, by its name and by what failed first. Such a test has
// not failed, but somebody should look at it; `npm run test:nightly` fails on it.

const firstLine = text => String(text ?? 'it took too long').split('\n')[0]
// A terminal would colour what Playwright says.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export default class Retried {
  #warnings = []

  // Vitest
  onTestCaseResult(test) {
    const { flaky } = test.diagnostic() ?? {}
    if (flaky) this.#note(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0])
  }

  onTestRunEnd() {
    this.#say()
  }

  // Playwright
  onTestEnd(test) {
    if (test.outcome() === 'flaky') this.#note(test.titlePath().slice(2).join(' › '), test.results[0]?.error)
  }

  onEnd() {
    this.#say()
  }

  printsToStdio() {
    return false // the list beside it does
  }

  #note(name, error) {
    this.#warnings.push(`  ${name}\n    first: ${firstLine(error?.message).replace(COLOURS, '')}`)
  }

  #say() {
    if (this.#warnings.length === 0) return
    console.warn(`Warning: passed only when tried again: ${this.#warnings.length}`)
    for (const warning of this.#warnings) console.warn(warning)
  }
}
