import { useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useLoaded } from '../../ui/states/use-loaded.ts'
import { PictureTile, shownRatio } from './picture-tile.tsx'
import type { ShownAttachment } from './shown-attachment.ts'

const importViewer = () => import('./picture-viewer.tsx').then((module) => module.PictureViewer)
const mostSeen = 4

const highest = 420

/** The width of a single picture: limited by its maximum height and its own size. */
function widthOf({ width, height }: ShownAttachment): number | undefined {
  return width && height
    ? Math.min(highest * shownRatio(width, height), Math.max(width, 200))
    : undefined
}

/**
 * One picture in its own shape, two side by side, three with the first one large, four in a square.
 */
function placeOf(index: number, count: number): string {
  if (count === 1) return 'w-full'
  if (count === 3 && index === 0) return 'row-span-2'
  return count === 2 ? 'aspect-square' : 'aspect-[4/3]'
}

/** Up to four pictures, and the number of others. */
export function PictureGrid({ pictures }: { pictures: readonly ShownAttachment[] }): ReactNode {
  const { part: PictureViewer, load } = useLoaded(importViewer)
  const place = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const seen = pictures.slice(0, mostSeen)
  const open = (id: string): void => {
    void load().then((loaded) => loaded && setOpenId(id))
  }
  return (
    <>
      <div
        ref={place}
        className={classNames(
          'grid w-full gap-1 overflow-hidden rounded-control border border-line',
          seen.length > 1 && 'grid-cols-2',
        )}
        style={{ maxWidth: seen.length === 1 && seen[0] ? widthOf(seen[0]) : undefined }}
      >
        {seen.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            alone={seen.length === 1}
            more={index === mostSeen - 1 ? pictures.length - mostSeen : 0}
            className={placeOf(index, seen.length)}
            onOpen={() => open(picture.id)}
          />
        ))}
      </div>
      {PictureViewer && openId && (
        <PictureViewer
          pictures={pictures}
          openId={openId}
          place={place}
          onOpen={setOpenId}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
