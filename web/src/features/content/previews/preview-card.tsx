import {
  type LinkPreview,
  type MusicService,
  playerOrigins,
  type Previewed,
} from '@patchbay/contract/content/link-previews'
import { useQuery } from '@tanstack/react-query'
import { Globe, Play, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { instanceQuery } from '../../../platform/instance/instance.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { previewFrame } from './preview-frame.ts'
import { previewTexts as texts } from './texts.ts'
import { usePicture } from './use-picture.ts'

export interface PreviewCardProps {
  preview: LinkPreview
  /** What it stands below. */
  of: Previewed
  /** Absent if the viewer may not take it away. */
  onRemove?: (() => void) | undefined
}

function Thumb({ preview, of }: Pick<PreviewCardProps, 'preview' | 'of'>): ReactNode {
  const url = usePicture(of, preview.id, preview.picture !== null)
  const [failed, setFailed] = useState<string>()
  if (url !== undefined && url !== failed)
    return (
      <img src={url} alt="" className="size-full object-cover" onError={() => setFailed(url)} />
    )
  // The space of a picture that is still loading stays empty.
  if (preview.picture !== null && failed === undefined) return null
  return <Globe className="size-6 text-ink-3" aria-hidden="true" />
}

interface PlayButtonProps {
  label: string
  isOpen: boolean
  onPress: () => void
}

function PlayButton({ label, isOpen, onPress }: PlayButtonProps): ReactNode {
  const Icon = isOpen ? X : Play
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onPress}
      className="absolute inset-0 grid place-items-center rounded-l-control"
    >
      <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover">
        <Icon className={isOpen ? 'size-5' : 'size-5 fill-current'} aria-hidden="true" />
      </span>
    </button>
  )
}

/** The heights are those that the services give to their players. */
const heights: Readonly<Record<MusicService, string>> = {
  spotify: 'h-[152px]',
  youtube: 'aspect-video',
  soundcloud: 'h-[166px]',
  bandcamp: 'h-[120px]',
}

interface PlayerProps {
  service: MusicService
  url: string
  title: string
}

/**
 * The page of a music service, in a frame that reaches nothing of ours. YouTube plays only where it
 * learns the origin of the page; nobody learns the address.
 */
function Player({ service, url, title }: PlayerProps): ReactNode {
  if (new URL(url).origin !== playerOrigins[service]) return null
  return (
    <iframe
      title={texts.player(title, service)}
      src={url}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, and needs its own storage
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy={service === 'youtube' ? 'strict-origin' : 'no-referrer'}
      className={`mt-1 block w-[420px] max-w-full rounded-control border border-line bg-raised ${heights[service]}`}
    />
  )
}

/**
 * What a link leads to, as the server has read it: a page of others is asked for nothing before the
 * viewer presses it.
 */
export function PreviewCard({ preview, of, onRemove }: PreviewCardProps): ReactNode {
  const { data: instance } = useQuery(instanceQuery)
  const [isPlaying, setIsPlaying] = useState(false)
  const { url, title, description, site, player } = preview
  const host = new URL(url).host.replace(/^www\./, '')
  if (!instance?.linkPreviews) return null
  const line = player ? texts.loads(new URL(player.url).host) : description
  return (
    <>
      <div
        data-preview=""
        className={`${previewFrame} relative flex overflow-hidden rounded-control border border-line bg-surface text-left text-ink`}
      >
        <div className="relative grid w-18 shrink-0 place-items-center bg-raised md:w-24">
          <Thumb preview={preview} of={of} />
          {player && (
            <PlayButton
              label={isPlaying ? texts.close(player.service) : texts.play(title, player.service)}
              isOpen={isPlaying}
              onPress={() => setIsPlaying(!isPlaying)}
            />
          )}
        </div>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="grid min-w-0 flex-1 content-center gap-0.5 px-3 -outline-offset-2 hover:bg-raised"
        >
          {/* The host is never cut: what a page calls itself must not push it out. */}
          <span
            className={classNames('flex min-w-0 gap-1 text-micro text-ink-3', onRemove && 'pr-10')}
          >
            {!player && <bdi className="max-w-full shrink-0 break-all">{host}</bdi>}
            {(player || site !== host) && (
              <span className="truncate">
                {!player && '· '}
                <bdi>{site}</bdi>
              </span>
            )}
          </span>
          <span dir="auto" className="line-clamp-2 text-meta font-semibold break-words">
            {title}
          </span>
          {line !== null && (
            <span dir="auto" className="truncate text-meta text-ink-2">
              {line}
            </span>
          )}
        </a>
        {onRemove && (
          <span className="absolute top-0 right-0">
            <IconButton label={texts.remove} size="sm" onClick={onRemove}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      {player && isPlaying && <Player {...player} title={title} />}
    </>
  )
}

/** Takes a preview away, and says how it went. */
export function useRemovePreview<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): () => void {
  const [isSending, setIsSending] = useState(false)
  const remove = async (): Promise<void> => {
    setIsSending(true)
    const pressed = document.activeElement
    const around = pressed?.closest<HTMLElement>('article')
    try {
      onAnswer(await inTime(send))
      // The button goes with the card.
      requestAnimationFrame(() => {
        if (!around || pressed?.isConnected) return
        if (!around.hasAttribute('tabindex')) around.tabIndex = -1
        around.focus()
      })
      showToast({ message: texts.removed })
    } catch (error) {
      // The sign-in dialog follows, so no error is shown.
      if (!(error instanceof ApiError && error.code === 'not_authenticated'))
        showToast({ message: texts.notRemoved, tone: 'error' })
    } finally {
      setIsSending(false)
    }
  }
  return () => void (isSending || remove())
}
