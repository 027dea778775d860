import type { Page } from '@playwright/test'

/** A WebM of about half a second, recorded from a canvas by the browser itself. */
export async function shortFilm(page: Page, name = 'solo.webm') {
  const url = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve)
    })
    recorder.start()
    for (let frame = 0; frame < 12; frame += 1) {
      context.fillStyle = `hsl(${frame * 30} 80% 50%)`
      context.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => {
        setTimeout(resolve, 40)
      })
    }
    recorder.stop()
    await stopped
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsDataURL(new Blob(parts, { type: 'video/webm' }))
    })
  })
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name, mimeType: 'video/webm', buffer }
}
