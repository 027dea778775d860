import { expect, it } from 'vitest'
import { centred, maxZoom, moved, wholePixels, zoomed, zoomOf } from './crop.ts'

const wide = { width: 1200, height: 800 }

it('begins with the largest crop, from the middle', () => {
  expect(centred(wide)).toEqual({ x: 200, y: 0, size: 800 })
  expect(centred({ width: 500, height: 901 })).toEqual({ x: 0, y: 200.5, size: 500 })
})

it('never leaves the picture', () => {
  expect(moved(wide, centred(wide), { x: 1000, y: 50 })).toEqual({ x: 400, y: 0, size: 800 })
  const close = zoomed(wide, centred(wide), 4)
  expect(moved(wide, close, { x: -9999, y: -9999 })).toEqual({ x: 0, y: 0, size: 200 })
  expect(moved(wide, close, { x: 9999, y: 9999 })).toEqual({ x: 1000, y: 600, size: 200 })
  expect(zoomed(wide, moved(wide, close, { x: 9999, y: 9999 }), 1)).toEqual({
    x: 400,
    y: 0,
    size: 800,
  })
})

it('keeps the pixel under the finger in place', () => {
  const anchor = { x: 500, y: 300 }
  const before = centred(wide)
  const after = zoomed(wide, before, 2, anchor)
  expect(after.size).toBe(400)
  expect((anchor.x - after.x) / after.size).toBeCloseTo((anchor.x - before.x) / before.size)
  expect((anchor.y - after.y) / after.size).toBeCloseTo((anchor.y - before.y) / before.size)
})

it('does not zoom further than there are pixels', () => {
  expect(maxZoom({ width: 192, height: 500 })).toBe(2)
  expect(maxZoom({ width: 40, height: 40 })).toBe(1)
  expect(zoomOf(wide, zoomed(wide, centred(wide), 100))).toBe(8)
  expect(zoomOf(wide, zoomed(wide, centred(wide), 0.1))).toBe(1)
})

it('sends whole pixels that lie inside the picture', () => {
  const picture = { width: 501, height: 333 }
  expect(wholePixels(picture, centred(picture))).toEqual({ x: 84, y: 0, size: 333 })
  const corner = moved(picture, zoomed(picture, centred(picture), 1.7), { x: 999, y: 999 })
  const { x, y, size } = wholePixels(picture, corner)
  expect([x, y, size].every(Number.isInteger)).toBe(true)
  expect(x + size).toBeLessThanOrEqual(501)
  expect(y + size).toBeLessThanOrEqual(333)
  expect(wholePixels({ width: 1, height: 9 }, { x: 0, y: 4, size: 1 })).toEqual({
    x: 0,
    y: 4,
    size: 1,
  })
})
