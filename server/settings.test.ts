import { describe, expect, test } from 'vitest'
import { settings } from './settings.ts'

describe('settings from the environment', () => {
  test('everybody in the house may come, by port 3000, when nothing is said', () => {
    expect(settings({})).toEqual({ host: '0.0.0.0', port: 3000 })
    expect(settings({ HOST: '', PORT: '' })).toEqual({ host: '0.0.0.0', port: 3000 })
  })

  test.each(['0', '80', '8080', '65535'])('port %s is a port', port => {
    expect(settings({ PORT: port })).toEqual({ host: '0.0.0.0', port: Number(port) })
  })

  test.each(['65536', '-1', '3000.5', '3e3', ' 3000', 'http', '000003000'])(
    'port “%s” is refused in words',
    port => {
      expect(settings({ PORT: port })).toBe(
        `PORT is “${port}”, but a port is a whole number from 0 to 65535, such as 3000.`,
      )
    },
  )

  test.each(['127.0.0.1', 'localhost', '::', '::1', 'living-room.local'])('host %s is a host', host => {
    expect(settings({ HOST: host })).toEqual({ host, port: 3000 })
  })

  test.each(['999.1.1.1', '1.2.3', 'http://localhost', 'a b', '-x', 'x-'])(
    'host “%s” is refused in words',
    host => {
      expect(settings({ HOST: host })).toBe(
        `HOST is “${host}”, but a host is an address or a name, such as 0.0.0.0 or localhost.`,
      )
    },
  )
})
