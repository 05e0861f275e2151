// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetWifi, keepWifi, keptWifi, type Wifi, wifiCode } from './wifi.ts'

const wifi = (part: Partial<Wifi>): Wifi => ({
  name: 'Maison',
  password: 'dix-huit',
  isHidden: false,
  ...part,
})

beforeEach(() => localStorage.clear())

test('[ROOM-1] the code is as cameras read it', () => {
  expect(wifiCode(wifi({}))).toBe('WIFI:T:WPA;S:Maison;P:dix-huit;;')
  expect(wifiCode(wifi({ password: '' }))).toBe('WIFI:T:nopass;S:Maison;;')
  expect(wifiCode(wifi({ isHidden: true }))).toBe('WIFI:T:WPA;S:Maison;P:dix-huit;H:true;;')
})

test('[ROOM-1] what means something in the code is escaped', () => {
  expect(wifiCode(wifi({ name: 'Chez "Ana", Tom; co', password: 'a\\b:c' }))).toBe(
    'WIFI:T:WPA;S:Chez \\"Ana\\"\\, Tom\\; co;P:a\\\\b\\:c;;',
  )
})

test('[ROOM-1] it is kept on this device until it is forgotten', () => {
  expect(keptWifi()).toBeNull()
  keepWifi(wifi({}))
  expect(keptWifi()).toEqual(wifi({}))
  forgetWifi()
  expect(keptWifi()).toBeNull()
  localStorage.setItem('veillee.wifi', '{"name":3}')
  expect(keptWifi()).toBeNull()
})
