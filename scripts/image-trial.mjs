// Starts the image as it is meant to be run, plays on it, ends it, and starts it again on the same volume.
import { strict as assert } from 'node:assert'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** By an engine: a container that may write nothing but its volume, and can become nobody else. */
function byEngine(tool, tag, port) {
  const name = `veillee-trial-${process.pid}`
  const guards = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ]
  const where = ['-v', `${name}:/data`, '-p', `127.0.0.1:${port}:3000`]
  return {
    start: () => [tool, ['run', '--rm', '--name', name, ...guards, ...where, tag]],
    inside: words => [tool, ['exec', name, ...words]],
    clear: () => spawnSync(tool, ['volume', 'rm', '-f', name]),
  }
}

/** Without one: the same by hand. Its root is mounted and cannot be written, and the image says who runs what. */
function byHand(tag, port, run) {
  const container = run('buildah', ['from', '--pull-never', tag]).trim()
  const root = run('buildah', ['mount', container]).trim()
  const { User, Env, Entrypoint } = JSON.parse(run('buildah', ['inspect', container])).Docker.config
  const data = mkdtempSync(join(tmpdir(), 'veillee-data-'))
  const [uid, gid] = User.split(':')
  run('chown', [User, data])
  for (const name of ['dev', 'proc', 'tmp']) mkdirSync(join(root, name), { recursive: true })
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount --bind ${data} ${root}/data`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
  ]
  const last = `exec /usr/bin/env -i "$@"`
  const enter = words => [
    'unshare',
    [
      ...['--mount', 'sh', '-c', [...mounts, last].join(' && '), 'sh', ...Env, `PORT=${port}`],
      ...[
        '/usr/bin/setpriv',
        '--no-new-privs',
        '/usr/sbin/chroot',
        `--userspec=${uid}:${gid}`,
        root,
        ...words,
      ],
    ],
  ]
  return {
    start: () => enter(Entrypoint),
    inside: enter,
    clear() {
      run('buildah', ['rm', container])
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function begun([program, words]) {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const server = { child, said: '' }
  server.ended = once(child, 'close')
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      server.said += text
    })
  let hasEnded = false
  server.ended.then(() => {
    hasEnded = true
  })
  while (!server.said.includes('"server listening"') && !hasEnded)
    await new Promise(done => setTimeout(done, 20))
  assert(!hasEnded, `it ended by itself:\n${server.said}`)
  return server
}

async function ended(server) {
  server.child.kill('SIGTERM')
  const [code] = await server.ended
  assert.equal(code, 0, server.said)
  assert.match(server.said, /"server closed"/)
}

export async function tryImage({ tool, tag, root, run }) {
  const { TestPhones, playsOn } = await import(join(root, 'server', 'dist', 'testing.js'))
  const port = await freePort()
  const place = tool === 'buildah' ? byHand(tag, port, run) : byEngine(tool, tag, port)
  const guests = new TestPhones(port)
  let server
  try {
    const at = performance.now()
    server = await begun(place.start())
    const startMs = Math.round(performance.now() - at)
    const players = await guests.four()
    assert(await playsOn(players), 'nobody could move')
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200)
    const { Healthcheck } = imageOf(tool, tag, run)
    run(...place.inside(Healthcheck.Test.slice(1)))
    assert.equal(run(...place.inside(['node', '-p', 'process.getuid()'])).trim(), '1000')
    const write =
      "try { fs.writeFileSync('/veillee/x', ''); console.log('written') } catch (e) { console.log(e.code) }"
    assert.match(run(...place.inside(['node', '-e', write])), /^EROFS$/m)
    await ended(server)
    server = await begun(place.start())
    const back = await guests.comesBack(players[0])
    assert.equal(back.welcome.room, players[0].welcome.room)
    await ended(server)
    return { startMs }
  } finally {
    guests.drop()
    if (server?.child.exitCode === null) server.child.kill('SIGKILL')
    await server?.ended
    place.clear()
  }
}

const imageOf = (tool, tag, run) =>
  tool === 'buildah'
    ? JSON.parse(run('buildah', ['inspect', '--type', 'image', tag])).Docker.config
    : JSON.parse(run(tool, ['image', 'inspect', tag]))[0].Config
