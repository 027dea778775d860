import { useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import { attachmentTexts as texts } from '../texts.ts'
import { useShownFile } from './use-refresh.ts'

interface PictureTileProps {
  picture: ShownAttachment
  /** The number of pictures that are not shown. */
  more: number
  className: string
  /** A single picture keeps its aspect ratio; several are cropped alike. */
  alone: boolean
  onOpen: () => void
}

/** Very wide and very high pictures are cropped in a list, and shown whole in the viewer. */
const shownRatio = (width: number, height: number): number =>
  Math.min(3, Math.max(0.5, width / height))

/** Its space is reserved before the picture is loaded. */
function PictureTile(props: PictureTileProps): ReactNode {
  const { picture, more, className, alone, onOpen } = props
  const { name, width, height } = picture
  const { url, failed, onError } = useShownFile(picture)
  return (
    <button
      type="button"
      aria-label={more > 0 ? texts.openMore(name, more) : texts.open(name)}
      onClick={onOpen}
      className={classNames('relative block min-w-0 overflow-hidden bg-raised', className)}
      style={{ aspectRatio: alone && width && height ? shownRatio(width, height) : undefined }}
    >
      {failed ? (
        <span className="grid h-full min-h-28 place-items-center p-3 text-meta text-ink-2">
          {texts.pictureFailed}
        </span>
      ) : (
        // An `img` without `src` would show as broken.
        url !== undefined && (
          <img
            src={url}
            alt={name}
            width={width ?? undefined}
            height={height ?? undefined}
            loading="lazy"
            decoding="async"
            onError={onError}
            className="size-full object-cover"
          />
        )
      )}
      {more > 0 && (
        <span className="absolute inset-0 grid place-items-center bg-scrim">
          <span className="rounded-control bg-bg px-3 py-1.5 text-title">{texts.more(more)}</span>
        </span>
      )}
    </button>
  )
}

const PictureViewer = lazyPart(() =>
  import('./picture-viewer.tsx').then((module) => module.PictureViewer),
)
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
  const place = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const seen = pictures.slice(0, mostSeen)
  const close = (): void => setOpenId(undefined)
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
            onOpen={() => setOpenId(picture.id)}
          />
        ))}
      </div>
      <LazyPart open={openId !== undefined} onFailure={close}>
        {openId !== undefined && (
          <PictureViewer
            pictures={pictures}
            openId={openId}
            place={place}
            onOpen={setOpenId}
            onClose={close}
          />
        )}
      </LazyPart>
    </>
  )
}
