import type { Settings } from './settings.ts'

/** One sentence for whoever typed the command, instead of a stack trace. */
export const whyNotListening = (
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string => {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. PORT=0 npm start takes a free one.`
    case 'EACCES':
      return `This account may not open port ${port}. Ports from 1024 on are free for all: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This computer has no address called “${host}”. Leave HOST out to listen on all that it has.`
    default:
      return `Veillée could not open ${host}, port ${port}: ${error.message}`
  }
}
