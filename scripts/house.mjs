// All tests in a browser once more, as in a house with a name of its own: over TLS, and under a path beside other things.
// What is named after it is handed on, as in `npm run test:house -- entrance`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCertificate } from '../server/dist/own-certificate.js'

const folder = mkdtempSync(join(tmpdir(), 'veillee-house-'))
const { cert, key } = writeCertificate(folder)
const env = { ...process.env, TLS_CERT: cert, TLS_KEY: key, BASE_PATH: '/veillee' }
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const words = [playwright, 'test', '-c', 'app', ...process.argv.slice(2)]

spawn(process.execPath, words, { env, stdio: 'inherit' }).on('close', code => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
