import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { moved, zoomed, zoomOf, type Crop, type Point } from './crop.ts'
import { drawPreview } from './draw-preview.ts'
import type { OpenedPicture } from './open-picture.ts'
import { pictureTexts as texts } from './texts.ts'

interface CropStageProps {
  picture: OpenedPicture
  crop: Crop
  onChange: (next: (crop: Crop) => Crop) => void
}

/** How far one key press moves, as a fraction of the crop; with Shift, further. */
const step = 0.02
const longStep = 0.1
const zoomStep = 1.1

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
/** The distance between two fingers; with one finger it is constant, so that nothing zooms. */
const spreadOf = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1

/** The picture behind a round window; the square around the window is the crop. */
export function CropStage({ picture, crop, onChange }: CropStageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, Point>())

  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture)
  }, [picture])

  const box = (): DOMRect => frame.current?.getBoundingClientRect() ?? new DOMRect()
  /** Moves the picture by a distance on screen, and zooms at a point on screen. */
  const change = (by: Point, factor: number, at: Point): void => {
    const { left, top, width } = box()
    if (width === 0) return
    onChange((current) => {
      const perPixel = current.size / width
      const next = moved(picture, current, { x: -by.x * perPixel, y: -by.y * perPixel })
      if (factor === 1) return next
      const anchor = {
        x: next.x + (at.x - left) * perPixel,
        y: next.y + (at.y - top) * perPixel,
      }
      return zoomed(picture, next, zoomOf(picture, next) * factor, anchor)
    })
  }

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const strength = event.ctrlKey ? 0.01 : 0.002
    const at = { x: event.clientX, y: event.clientY }
    change({ x: 0, y: 0 }, Math.exp(-event.deltaY * lines * strength), at)
  })
  useEffect(() => {
    const target = stage.current
    const handleWheel = (event: WheelEvent): void => wheel(event)
    // React's wheel listeners are passive, so that the sheet would scroll too.
    target?.addEventListener('wheel', handleWheel, { passive: false })
    return () => target?.removeEventListener('wheel', handleWheel)
  }, [])

  const down = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent): void => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...fingers.current.values()]
    const [from, to] = [middleOf(before), middleOf(after)]
    change({ x: to.x - from.x, y: to.y - from.y }, spreadOf(after) / spreadOf(before), to)
  }
  const up = (event: PointerEvent): void => void fingers.current.delete(event.pointerId)

  const press = (event: KeyboardEvent): void => {
    const direction = directions[event.key]
    const zoom = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key]
    if (!direction && !zoom) return
    event.preventDefault()
    onChange((current) => {
      if (zoom) return zoomed(picture, current, zoomOf(picture, current) * zoom)
      const far = current.size * (event.shiftKey ? longStep : step)
      return moved(picture, current, {
        x: (direction?.x ?? 0) * far,
        y: (direction?.y ?? 0) * far,
      })
    })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys do what drags do
    <div
      ref={stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes keys
      tabIndex={0}
      role="application"
      aria-label={texts.stage}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={press}
      className="relative grid touch-none place-items-center overflow-hidden rounded-control bg-sunken py-4 select-none active:cursor-grabbing md:cursor-grab"
    >
      <div ref={frame} className="relative size-[264px] max-w-full">
        <canvas
          ref={canvas}
          aria-hidden="true"
          className="absolute top-0 left-0 max-w-none origin-top-left"
          style={{
            width: `${(picture.width / crop.size) * 100}%`,
            height: `${(picture.height / crop.size) * 100}%`,
            transform: `translate(${(-crop.x / picture.width) * 100}%, ${(-crop.y / picture.height) * 100}%)`,
          }}
        />
        <div className="absolute inset-0 rounded-full shadow-[0_0_0_999px_var(--scrim)] outline-2 outline-signal" />
      </div>
    </div>
  )
}
