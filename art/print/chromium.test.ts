import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium, NO_CHROMIUM } from './chromium.ts'

describe('chromium', () => {
  let folder = ''
  const program = (name: string, mode: number) => {
    const path = join(folder, name)
    writeFileSync(path, '#!/bin/sh\n')
    chmodSync(path, mode)
    return path
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'veillee-browsers-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is the one that CHROMIUM_PATH names, before any other', () => {
    program('chromium', 0o755)
    const mine = program('mine', 0o755)
    expect(findChromium({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine)
  })

  it('is not looked for elsewhere if CHROMIUM_PATH names something that cannot run', () => {
    program('chromium', 0o755)
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder })).toBeUndefined()
  })

  it('is found by its usual names in PATH', () => {
    const chromium = program('chromium', 0o755)
    expect(findChromium({ PATH: ['/nowhere', folder].join(':') })).toBe(chromium)
  })

  it('says what to do if there is none', () => {
    expect(NO_CHROMIUM).toContain('CHROMIUM_PATH=')
  })
})
