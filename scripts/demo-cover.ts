/** `npm run demo:cover`: draws the cover of a demo article, so that no picture of others is needed. */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const file = fileURLToPath(
  new URL('../server/src/demo/articles/looking-after-your-ears.webp', import.meta.url),
)
const [width, height] = [1200, 630]

/** Sound that reaches an ear: rings that fade, and the level of each as a bar of a meter. */
function drawing(): string {
  const rings = Array.from({ length: 22 }, (_, i) => {
    const strength = (0.9 - i * 0.036).toFixed(2)
    const colour = i % 5 === 2 ? '#ffb224' : '#d9c9a8'
    return `<circle cx="300" cy="330" r="${46 + i * 40}" fill="none" stroke="${colour}"
      stroke-width="${12 - i * 0.42}" stroke-opacity="${strength}"/>`
  })
  const bars = Array.from({ length: 18 }, (_, i) => {
    const level = Math.round(40 + 210 * Math.abs(Math.sin(i * 1.7)) * (1 - i / 26))
    const colour = level > 190 ? '#ff7a6b' : '#5bcb93'
    return `<rect x="${660 + i * 28}" y="${560 - level}" width="16" height="${level}" rx="4"
      fill="${colour}" fill-opacity="0.92"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#2a1f14"/>
    ${rings.join('')}${bars.join('')}
    <circle cx="300" cy="330" r="22" fill="#ffb224"/></svg>`
}

await sharp(Buffer.from(drawing())).resize(800).webp({ quality: 60, effort: 6 }).toFile(file)
