import { describe, expect, test } from 'vitest'
import { settings } from './settings.ts'

describe('settings from the environment', () => {
  test('everybody in the house may come, by port 3000, when nothing is said', () => {
    const byDefault = {
      host: '0.0.0.0',
      port: 3000,
      data: 'data/veillee.sqlite',
      keepDays: 180,
      mostRooms: 10_000,
      origins: [],
      basePath: '',
      areMetricsOpen: false,
      isPlaygroundOpen: false,
      hasDeveloperGames: false,
      isBehindProxy: false,
      logLevel: 'info',
    }
    expect(settings({})).toEqual(byDefault)
    expect(settings({ env: { HOST: '', PORT: '', DATA: '', ORIGINS: '' } })).toEqual(byDefault)
  })

  test('an option counts more than a variable, and either more than what is usual', () => {
    const usual = { PORT: '1', DATA: 'usual.sqlite' }
    expect(settings({ usual })).toMatchObject({ port: 1, data: 'usual.sqlite' })
    expect(settings({ usual, env: { PORT: '2' } })).toMatchObject({ port: 2, data: 'usual.sqlite' })
    expect(settings({ usual, env: { PORT: '2' }, options: { PORT: '3' } })).toMatchObject({ port: 3 })
  })

  test('what is refused is called as it was typed, and an option is not left out by being empty', () => {
    expect(settings({ env: { KEEP_DAYS: '5' }, options: { KEEP_DAYS: 'long' } })).toBe(
      '--keep-days is “long”, but it is a number of days, such as 180.',
    )
    expect(settings({ options: { PORT: '' } })).toMatch(/^--port is “”, but a port is/)
  })

  test.each(['0', '80', '8080', '65535'])('port %s is a port', port => {
    expect(settings({ env: { PORT: port } })).toMatchObject({ host: '0.0.0.0', port: Number(port) })
  })

  test.each(['65536', '-1', '3000.5', '3e3', ' 3000', 'http', '000003000'])(
    'port “%s” is refused in words',
    port => {
      expect(settings({ env: { PORT: port } })).toBe(
        `PORT is “${port}”, but a port is a whole number from 0 to 65535, such as 3000.`,
      )
    },
  )

  test.each(['127.0.0.1', 'localhost', '::', '::1', 'living-room.local'])('host %s is a host', host => {
    expect(settings({ env: { HOST: host } })).toMatchObject({ host, port: 3000 })
  })

  test.each(['999.1.1.1', '1.2.3', 'http://localhost', 'a b', '-x', 'x-'])(
    'host “%s” is refused in words',
    host => {
      expect(settings({ env: { HOST: host } })).toBe(
        `HOST is “${host}”, but a host is an address or a name, such as 0.0.0.0 or localhost.`,
      )
    },
  )

  test.each([':memory:', 'file:v.db', 'FILE:///srv/v.db?mode=ro', ' ', '\t', 'data/', '/'])(
    'DATA “%s” is refused in words: it would not be kept, or is no file',
    data => {
      expect(settings({ env: { DATA: data } })).toBe(
        `DATA is “${data}”, but it is the path of a file, such as data/veillee.sqlite.`,
      )
    },
  )

  test('all that can be set', () => {
    const env = {
      DATA: '/srv/v.db',
      KEEP_DAYS: '7',
      MOST_ROOMS: '5',
      METRICS: 'open',
      PLAYGROUND: 'open',
      DEVELOPER_GAMES: 'on',
      PROXY: 'yes',
      LOG_LEVEL: 'debug',
    }
    expect(settings({ env: { ...env, ORIGINS: 'https://a.example, http://b.example:8080' } })).toMatchObject({
      data: '/srv/v.db',
      keepDays: 7,
      mostRooms: 5,
      origins: ['https://a.example', 'http://b.example:8080'],
      areMetricsOpen: true,
      isPlaygroundOpen: true,
      hasDeveloperGames: true,
      isBehindProxy: true,
      logLevel: 'debug',
    })
  })

  test.each([
    [{ KEEP_DAYS: '0' }, 'KEEP_DAYS is “0”, but it is a number of days, such as 180.'],
    [{ KEEP_DAYS: 'long' }, 'KEEP_DAYS is “long”, but it is a number of days, such as 180.'],
    [{ MOST_ROOMS: '-5' }, 'MOST_ROOMS is “-5”, but it is a number of rooms, such as 10000.'],
    [
      { ORIGINS: 'https://a.example/page' },
      'ORIGINS has “https://a.example/page”, but an origin looks like https://example.org, several with commas between.',
    ],
    [{ PROXY: 'maybe' }, 'PROXY is “maybe”, but it is yes or no.'],
    [{ METRICS: 'secret' }, 'METRICS is “secret”, but it is local or open.'],
    [{ PLAYGROUND: 'yes' }, 'PLAYGROUND is “yes”, but it is local or open.'],
    [{ DEVELOPER_GAMES: 'yes' }, 'DEVELOPER_GAMES is “yes”, but it is on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is “loud”, but it is one of silent, error, warn, info, debug.'],
  ])('%j is refused in words', (env, sentence) => {
    expect(settings({ env })).toBe(sentence)
  })
})

describe('TLS_CERT and TLS_KEY', () => {
  test('name the files of a certificate and of its key', () => {
    expect(settings({ env: { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' } })).toMatchObject({
      tls: { cert: 'a.pem', key: 'b.pem' },
    })
    expect(settings({ env: { TLS_CERT: '', TLS_KEY: '' } })).not.toHaveProperty('tls')
  })

  test.each(['TLS_CERT', 'TLS_KEY'])('%s alone is refused in words', name => {
    expect(settings({ env: { [name]: 'a.pem' } })).toBe(
      `${name} is set alone, but TLS_CERT and TLS_KEY go together: the files of a certificate and of its key.`,
    )
  })
})

describe('BASE_PATH', () => {
  test('is a path, with or without a slash at its end', () => {
    for (const path of ['/veillee', '/veillee/'])
      expect(settings({ env: { BASE_PATH: path } })).toMatchObject({ basePath: '/veillee' })
    expect(settings({ env: { BASE_PATH: '/' } })).toMatchObject({ basePath: '' })
  })

  test('that is no path, or a place of Veillée’s own, is refused in words', () => {
    expect(settings({ env: { BASE_PATH: 'https://a.example' } })).toBe(
      'BASE_PATH is “https://a.example”, but it is the path that a proxy has Veillée under, such as /veillee.',
    )
    expect(settings({ env: { BASE_PATH: '/room' } })).toBe(
      'BASE_PATH is “/room”, but Veillée has places of that name itself. Take another, such as /veillee.',
    )
  })
})
