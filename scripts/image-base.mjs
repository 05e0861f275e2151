// A base for the image where none can be pulled: Debian by debootstrap, Node from the npm package that holds its
// program, and the npm that runs here. It trusts whom this machine trusts. Root alone can make it, on Linux.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const authorities = '/etc/ssl/certs/ca-certificates.crt'

const dockerfile = `FROM scratch
ADD root.tar /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
${existsSync(authorities) ? `ENV NODE_EXTRA_CA_CERTS=${authorities}` : ''}
`

/** Builds it by `build` (a folder with a Dockerfile, and the name it shall have), with all else done by `run`. */
export function makeBase({ node, name, run, build }) {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-base-'))
  try {
    const root = join(folder, 'root')
    console.log('Making a base: Debian (a minute or two)…')
    run('debootstrap', ['--variant=minbase', 'bookworm', root])
    console.log(`Making a base: Node ${node}…`)
    run(process.execPath, [
      process.env.npm_execpath,
      'pack',
      `node-linux-${process.arch}@${node}`,
      '--pack-destination',
      folder,
    ])
    run('sh', ['-c', 'tar xzf node-linux-*.tgz package/bin/node'], { cwd: folder })
    const local = join(root, 'usr', 'local')
    cpSync(join(folder, 'package', 'bin', 'node'), join(local, 'bin', 'node'))
    const npmHere = dirname(dirname(process.env.npm_execpath))
    cpSync(npmHere, join(local, 'lib', 'node_modules', 'npm'), { recursive: true, dereference: true })
    run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm')])
    if (existsSync(authorities)) {
      mkdirSync(join(root, dirname(authorities)), { recursive: true })
      cpSync(authorities, join(root, authorities), { dereference: true })
    }
    run('tar', ['cf', join(folder, 'root.tar'), '-C', root, '.'])
    rmSync(root, { recursive: true, force: true })
    writeFileSync(join(folder, 'Dockerfile'), dockerfile)
    build(folder, name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
