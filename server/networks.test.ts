import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { type Interfaces, networks } from './networks.ts'

const NO_MAC = '00:00:00:00:00:00'

const four = (address: string, mac = NO_MAC, netmask = '255.255.255.0'): NetworkInterfaceInfo => ({
  address,
  netmask,
  family: 'IPv4',
  mac,
  internal: address.startsWith('127.'),
  cidr: `${address}/24`,
})

const six = (address: string, mac = NO_MAC): NetworkInterfaceInfo => ({
  address,
  netmask: 'ffff:ffff:ffff:ffff::',
  family: 'IPv6',
  mac,
  internal: address === '::1',
  cidr: `${address}/64`,
  scopeid: 0,
})

const LOOPBACK = [four('127.0.0.1', NO_MAC, '255.0.0.0'), six('::1')]

const macWithVpn: Interfaces = {
  lo0: [...LOOPBACK, six('fe80::1')],
  utun4: [four('10.8.0.6', NO_MAC, '255.255.255.255')],
  utun5: [four('100.101.7.12', NO_MAC, '255.255.255.255'), six('fd7a:115c:a1e0::c')],
  awdl0: [six('fe80::44c6:58ff:fe3f:1ac2', '46:c6:58:3f:1a:c2')],
  bridge100: [four('192.168.64.1', '3e:22:fb:aa:10:64'), six('fe80::3c22:fbff:feaa:1064')],
  en7: [four('169.254.18.40', 'a0:ce:c8:11:22:33', '255.255.0.0')],
  en0: [six('fe80::1c4b:7e11:3f90:2b7d', '3c:22:fb:aa:10:02'), four('192.168.1.23', '3c:22:fb:aa:10:02')],
}

const windowsWithWslAndHyperV: Interfaces = {
  'vEthernet (Default Switch)': [
    six('fe80::8d1c:7ed1:23aa:9110', '00:15:5d:6b:1f:01'),
    four('172.29.144.1', '00:15:5d:6b:1f:01', '255.255.240.0'),
  ],
  'vEthernet (WSL (Hyper-V firewall))': [four('172.20.96.1', '00:15:5d:f8:04:2e', '255.255.240.0')],
  'VMware Network Adapter VMnet8': [four('192.168.206.1', '00:50:56:c0:00:08')],
  'Ethernet 3': [four('192.168.56.1', '0a:00:27:00:00:11')], // what VirtualBox calls its own
  Tailscale: [four('100.88.14.3', NO_MAC, '255.255.255.255')],
  'Wi-Fi': [six('2a01:cb00::12', 'f4:4e:e3:0d:7b:91'), four('192.168.1.44', 'f4:4e:e3:0d:7b:91')],
  'Loopback Pseudo-Interface 1': LOOPBACK,
}

const raspberryWithDocker: Interfaces = {
  lo: LOOPBACK,
  docker0: [four('172.17.0.1', '02:42:8e:51:0c:7a', '255.255.0.0')],
  'br-5f3c1d2e9ab0': [four('172.18.0.1', '02:42:c9:17:aa:03', '255.255.0.0')],
  veth1c2d3e4: [six('fe80::9c5b:3aff:fe1f:77d0', '9e:5b:3a:1f:77:d0')],
  eth0: [four('10.0.0.12', 'dc:a6:32:4f:10:aa'), six('fe80::dea6:32ff:fe4f:10aa', 'dc:a6:32:4f:10:aa')],
  wlan0: [four('192.168.0.31', 'dc:a6:32:4f:10:ab')],
}

const found = (interfaces: Interfaces): readonly string[] =>
  networks(interfaces).map(({ address, kind }) => `${address} ${kind}`)

describe('[ROOM-26] the addresses of this computer, best for phones first', () => {
  test('a Mac with a VPN, Tailscale, a virtual machine and an adapter that nobody leads', () => {
    expect(found(macWithVpn)).toEqual([
      '192.168.1.23 house',
      '10.8.0.6 tunnel',
      '100.101.7.12 tunnel',
      '192.168.64.1 virtual',
      '169.254.18.40 unled',
    ])
  })

  test('Windows with WSL, Hyper-V, VMware, VirtualBox and Tailscale', () => {
    const [first, second, ...others] = found(windowsWithWslAndHyperV)
    expect([first, second]).toEqual(['192.168.1.44 house', '100.88.14.3 tunnel'])
    expect(others.toSorted()).toEqual([
      '172.20.96.1 virtual',
      '172.29.144.1 virtual',
      '192.168.206.1 virtual',
      '192.168.56.1 virtual',
    ])
  })

  test('a Raspberry Pi with Docker: its Wi-Fi, its cable, and then the bridges', () => {
    expect(found(raspberryWithDocker)).toEqual([
      '192.168.0.31 house',
      '10.0.0.12 house',
      '172.17.0.1 virtual',
      '172.18.0.1 virtual',
    ])
  })

  test('a laptop on the hotspot of a phone, beside Docker', () => {
    const { docker0 } = raspberryWithDocker
    expect(found({ docker0, en0: [four('172.20.10.2', '3c:22:fb:aa:10:02', '255.255.255.240')] })[0]).toBe(
      '172.20.10.2 house',
    )
    expect(found({ docker0, wlp2s0: [four('192.168.43.117', '8c:8d:28:6e:00:51')] })[0]).toBe(
      '192.168.43.117 house',
    )
  })

  test('a hotspot of one’s own comes after the network of the house, before all that is virtual', () => {
    const mac = { bridge100: [four('192.168.2.1')], utun3: [four('10.2.0.2')], en0: [four('10.0.1.5')] }
    expect(found(mac)).toEqual(['10.0.1.5 house', '192.168.2.1 hotspot', '10.2.0.2 tunnel'])
    const windows = {
      'vEthernet (WSL)': [four('172.30.16.1', '00:15:5d:00:00:01')],
      'Connexion au réseau local* 2': [four('192.168.137.1', 'f6:4e:e3:0d:7b:91')],
    }
    expect(found(windows)).toEqual(['192.168.137.1 hotspot', '172.30.16.1 virtual'])
    expect(found({ wlan0: [four('10.42.0.1', 'dc:a6:32:4f:10:ab')] })).toEqual(['10.42.0.1 house'])
  })

  test('a bridge of the house is the house: of a router, of Proxmox, of Hyper-V with the real card in it', () => {
    for (const name of ['br-lan', 'br0', 'vmbr0', 'vEthernet (External)'])
      expect(found({ [name]: [four('192.168.1.2', 'f4:4e:e3:0d:7b:91')] })).toEqual(['192.168.1.2 house'])
  })

  test('inside a container or WSL there is one address, and it is known for what it is', () => {
    expect(found({ eth0: [four('172.17.0.2', '02:42:ac:11:00:02')] })).toEqual(['172.17.0.2 virtual'])
    expect(found({ eth0: [four('172.28.5.9', '00:15:5d:f8:04:2e')] })).toEqual(['172.28.5.9 virtual'])
  })

  test('an address of the whole internet comes after a private one', () => {
    expect(found({ eth0: [four('203.0.113.9')], eth1: [four('10.1.0.4')] })).toEqual([
      '10.1.0.4 house',
      '203.0.113.9 open',
    ])
  })

  test('without a network there is none', () => {
    expect(found({ lo: LOOPBACK, en4: undefined })).toEqual([])
  })
})
