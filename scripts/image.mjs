// Builds the image with docker, podman or buildah, whichever is there, starts it and plays on it:
// `node scripts/image.mjs [--base NAME] [--tag NAME]`. Where no base can be pulled, `--base debootstrap` makes one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBase } from './image-base.mjs'
import { tryImage } from './image-trial.mjs'
import { root, stop } from './run.mjs'

/** What the Dockerfile asks for; the version that a base made here has. */
const NODE = '24.21.0'
const MADE = 'localhost/veillee-base'

function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    ...options,
  })
  if (status === 0) return stdout
  throw new Error(
    [`${program} ${args.join(' ')} did not succeed.`, stdout, stderr, error?.message]
      .filter(Boolean)
      .join('\n'),
  )
}

const works = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** A client alone builds nothing: it has to have an engine. */
function foundTool() {
  if (works('docker', 'info')) return 'docker'
  if (works('podman', 'info')) return 'podman'
  if (!works('buildah', 'info')) return undefined
  const { OCIRuntime } = JSON.parse(run('buildah', ['info'])).host
  if (OCIRuntime === '') process.env.BUILDAH_ISOLATION ??= 'chroot'
  return 'buildah'
}

const { values } = parseArgs({ options: { base: { type: 'string' }, tag: { type: 'string' } } })
const { base, tag = 'veillee' } = values
const tool = foundTool()
if (!tool) stop('The image needs docker with its engine, podman or buildah, and there is none here.')

/** Health checks are of Docker’s format; the others would leave them out. */
const format = tool === 'docker' ? [] : ['--format', 'docker']
const build = (folder, name, ...args) => run(tool, ['build', ...format, '-t', name, ...args, folder])

const sizeOf = name =>
  tool === 'buildah'
    ? JSON.parse(run('buildah', ['images', '--json', name]))[0].size
    : `${(Number(run(tool, ['image', 'inspect', '--format', '{{.Size}}', name])) / 1e6).toFixed(0)} MB`

try {
  // What is played with is what is built here.
  run(process.execPath, [join('scripts', 'setup.mjs'), 'start'])
  if (base === 'debootstrap') makeBase({ node: NODE, name: MADE, run, build })
  const chosen = base === 'debootstrap' ? MADE : base
  console.log(`Building the image with ${tool}…`)
  build('.', tag, '-f', join('deploy', 'Dockerfile'), ...(chosen ? ['--build-arg', `BASE=${chosen}`] : []))
  console.log(`Built: ${tag}, ${sizeOf(tag)}.`)
  const { startMs } = await tryImage({ tool, tag, root, run })
  console.log(
    `Started (${startMs} ms), played on, ended by SIGTERM with code 0, started again on the same volume.`,
  )
} catch (error) {
  stop(error.message)
}
