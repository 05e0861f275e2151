import type { Invocation } from './invocation.ts'
import type { Settings } from './settings.ts'

/** One sentence for whoever typed the command, instead of a stack trace. */
export const whyNotListening = (
  error: NodeJS.ErrnoException,
  { host, port, program }: Pick<Settings, 'host' | 'port'> & Pick<Invocation, 'program'>,
): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. ${program} --port 0 takes a free one.`
    case 'EACCES':
      return `This account may not open port ${port}. Ports from 1024 on are free for all: ${program} --port 3000`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This computer has no address called “${host}”. Left out, Veillée listens on all that it has.`
    default:
      return `Veillée could not open ${host}, port ${port}: ${error.message}`
  }
}
