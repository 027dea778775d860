import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { ShownAttachment } from './shown-attachment.ts'
import { attachmentTexts as texts } from './texts.ts'
import { useShownFile } from './use-shown-file.ts'

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
export const shownRatio = (width: number, height: number): number =>
  Math.min(3, Math.max(0.5, width / height))

/** Its space is reserved before the picture is loaded. */
export function PictureTile(props: PictureTileProps): ReactNode {
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
