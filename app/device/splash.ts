import { under } from './base.ts'
import { isHomeScreenApp } from './home-screen.ts'

const PAPER = '#F6EBD3'
const INK = '#2B2A3A'

/** iPhones alone have the word; there a page in a tab may be put on the home screen. */
const mayBeAdded = (): boolean => 'standalone' in navigator && !isHomeScreenApp()

/**
 * What an iPhone shows while a home-screen app opens: elsewhere the manifest's icon and colour will do, but it wants a
 * picture of just its own size, or shows a white page. So each draws its own, of the icon that is there anyway.
 */
export async function drawSplash(): Promise<void> {
  if (!mayBeAdded()) return
  const icon = new Image()
  icon.src = under('/icon-512.png')
  await icon.decode()
  await document.fonts?.load('600 34px Fraunces').catch(() => undefined)
  for (const orientation of ['portrait', 'landscape'] as const) {
    const link = document.createElement('link')
    link.rel = 'apple-touch-startup-image'
    link.media = `(orientation: ${orientation})`
    link.href = pictureOf(icon, orientation)
    document.head.append(link)
  }
}

function pictureOf(icon: HTMLImageElement, orientation: 'portrait' | 'landscape'): string {
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b) as [number, number]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  const canvas = document.createElement('canvas')
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const context = canvas.getContext('2d')!
  context.scale(devicePixelRatio, devicePixelRatio)
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  context.drawImage(icon, width / 2 - 64, height * 0.42 - 64, 128, 128)
  context.fillStyle = INK
  context.font = '600 34px Fraunces, Georgia, serif'
  context.textAlign = 'center'
  context.fillText('Veillée', width / 2, height * 0.42 + 116)
  return canvas.toDataURL('image/png')
}
