import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  type PointerEvent,
} from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { uiTexts } from '../../../../ui/texts.ts'
import { DownloadLink } from './download-link.tsx'
import { OriginalLink } from './original-link.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import { steadyUrl } from './steady-url.ts'
import { attachmentTexts as texts } from '../texts.ts'
import { useShownFile } from './use-refresh.ts'

const far = 48

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: () => void
}

/** A horizontal swipe: 1 for the next item, -1 for the previous one. */
function useSwipe(onSwipe: (direction: 1 | -1) => void): Swipe {
  const begin = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
      begin.current = pointerType === 'mouse' || !isPrimary ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }) => {
      const from = begin.current
      begin.current = null
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) < far || Math.abs(across) < Math.abs(clientY - from.y)) return
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      begin.current = null
    },
  }
}

/** If the open pictures are removed, the focus moves to the message that contained them. */
function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = place.current?.closest<HTMLElement>('article')
    return () => {
      // After the dialog has returned the focus to the element that opened it, if it still exists.
      setTimeout(() => {
        if (document.activeElement === document.body) home?.focus({ preventScroll: true })
      })
    }
  }, [place])
}

interface PictureViewerProps {
  pictures: readonly ShownAttachment[]
  openId: string
  /** The element that contains the pictures. */
  place: RefObject<HTMLElement | null>
  onOpen: (id: string) => void
  onClose: () => void
}

function Picture({ picture }: { picture: ShownAttachment }): ReactNode {
  const { name, width, height } = picture
  const { url, failed, onError } = useShownFile(picture)
  if (failed) return <p className="text-ink-2">{texts.pictureFailed}</p>
  return (
    <img
      src={url}
      alt={name}
      width={width ?? undefined}
      height={height ?? undefined}
      draggable={false}
      onError={onError}
      className="max-h-full max-w-full object-contain"
    />
  )
}

function Head({ picture, place }: { picture: ShownAttachment; place: string }): ReactNode {
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line pr-1.5 pl-4 md:pr-2.5 md:pl-5">
      <Dialog.Title className="min-w-0 flex-1 truncate text-lead">
        <bdi>{picture.name}</bdi>
      </Dialog.Title>
      <Readout>{place}</Readout>
      <DownloadLink name={picture.name} href={steadyUrl(picture)} />
      <Dialog.Close render={<IconButton label={uiTexts.close} />}>
        <X className="size-5" aria-hidden="true" />
      </Dialog.Close>
    </header>
  )
}

/** The pictures of a post or message, one by one, in full screen. */
export function PictureViewer(props: PictureViewerProps): ReactNode {
  const { pictures, openId, onOpen, onClose } = props
  useFocusHome(props.place)
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === openId),
  )
  const go = (by: 1 | -1): void => {
    const next = pictures[index + by]
    if (next) onOpen(next.id)
  }
  const swipe = useSwipe(go)
  const press = ({ key, altKey, metaKey }: KeyboardEvent): void => {
    if (altKey || metaKey) return
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
  }
  const picture = pictures[index]
  if (!picture) return null
  const many = pictures.length > 1
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={press}
          className="fixed inset-0 z-50 flex flex-col bg-bg pt-(--safe-top) pb-safe outline-none"
        >
          <Head picture={picture} place={many ? texts.place(index + 1, pictures.length) : ''} />
          <p aria-live="polite" className="sr-only">
            {many && texts.placeInWords(index + 1, pictures.length, picture.name)}
          </p>
          <div
            {...swipe}
            className="relative grid min-h-0 flex-1 touch-pinch-zoom place-items-center overflow-hidden p-2 md:p-5"
          >
            <Picture key={picture.id} picture={picture} />
            {many && (
              <div className="pointer-events-none absolute inset-x-2 bottom-3 flex justify-between md:top-1/2 md:bottom-auto md:-translate-y-1/2 *:pointer-events-auto *:border *:border-line *:bg-surface">
                {/*
                  It is never disabled, because a disabled button would lose the focus and the arrow
                  keys.
                */}
                <IconButton
                  label={texts.previous}
                  aria-disabled={index === 0}
                  onClick={() => go(-1)}
                >
                  <ChevronLeft className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.next}
                  aria-disabled={index === pictures.length - 1}
                  onClick={() => go(1)}
                >
                  <ChevronRight className="size-5" aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </div>
          {picture.original && (
            <footer className="flex shrink-0 justify-center border-t border-line p-2">
              <OriginalLink
                key={picture.id}
                id={picture.id}
                name={picture.name}
                size={picture.original.size}
              />
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
