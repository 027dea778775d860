import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { DocumentCard } from './document-card.tsx'
import { DownloadLink } from './download-link.tsx'
import { inKilobytes } from '../sound/measures.ts'
import { takeOver } from '../sound/exclusive-playback.ts'
import { PictureGrid } from './picture-grid.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import type { SoundPlayerProps } from '../sound/sound-player.tsx'
import { attachmentTexts as texts } from '../texts.ts'
import { useShownFile } from './use-refresh.ts'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import type { VoiceNoteProps } from '../voice/voice-note.tsx'

const SoundPlayer = lazyPart<SoundPlayerProps>(
  () => import('../sound/sound-player.tsx').then((module) => module.SoundPlayer),
  { isMain: true },
)

const VoiceNote = lazyPart<VoiceNoteProps>(
  () => import('../voice/voice-note.tsx').then((module) => module.VoiceNote),
  { isMain: true },
)

/** The aspect ratio is unknown before loading, so the box always has the same size. */
function VideoPlayer({ attachment }: { attachment: ShownAttachment }): ReactNode {
  const { name, size } = attachment
  const { url, failed, onError } = useShownFile(attachment)
  return (
    <div>
      <div className="overflow-hidden rounded-control border border-line bg-surface">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people film for each other has none */}
        <video
          controls
          playsInline
          preload="metadata"
          src={url}
          aria-label={texts.video(name)}
          onPlay={(event) => takeOver(event.currentTarget)}
          onError={onError}
          className="block aspect-video w-full bg-raised object-contain"
        />
        <div className="flex items-center gap-2 pl-3">
          <bdi className="min-w-0 flex-1 truncate text-meta font-semibold">{name}</bdi>
          <span className="shrink-0">
            <Readout tone="quiet">{inKilobytes(size)}</Readout>
          </span>
          <DownloadLink name={name} href={url} />
        </div>
      </div>
      <div role="alert">{failed && <FieldError>{texts.videoFailed}</FieldError>}</div>
    </div>
  )
}

/** Replaces a file that no longer exists. */
function GoneCard({ attachment }: { attachment: ShownAttachment }): ReactNode {
  return (
    <div className="flex items-center gap-2.5 rounded-control border border-dashed border-line py-2 pr-3 pl-2">
      <span className="grid size-8 shrink-0 place-items-center text-ink-3">
        <FileX className="size-4" aria-hidden="true" />
      </span>
      <span className="grid min-w-0">
        <bdi className="truncate text-meta font-semibold">{attachment.name}</bdi>
        <span className="text-meta text-ink-3">{texts.gone}</span>
      </span>
    </div>
  )
}

function Card(props: VoiceNoteProps): ReactNode {
  const { attachment } = props
  if (attachment.signedUrl === '') return <GoneCard attachment={attachment} />
  if (attachment.kind === 'audio')
    return (
      <LazyPart fallback={<span className="block h-[70px]" />}>
        {attachment.isVoice ? <VoiceNote {...props} /> : <SoundPlayer attachment={attachment} />}
      </LazyPart>
    )
  if (attachment.kind === 'video') return <VideoPlayer attachment={attachment} />
  return <DocumentCard attachment={attachment} />
}

/** Takes the full width available. */
const isWide = ({ kind, signedUrl }: ShownAttachment): boolean =>
  kind !== 'document' && signedUrl !== ''

export interface AttachmentListProps {
  attachments: readonly ShownAttachment[] | null
  /** In a message, a document alone is only as wide as its name. */
  side?: 'own' | 'other'
  /** Makes it as wide as its container, which holds nothing wider. */
  full?: boolean
  /** The message that a voice message came with. */
  origin?: VoiceNoteProps['origin']
}

/** The files of a post or message: pictures first, then sounds and videos, then documents. */
export function AttachmentList(props: AttachmentListProps): ReactNode {
  const { attachments, side, full = false, origin } = props
  if (!attachments || attachments.length === 0) return null
  const isSeen = ({ kind, signedUrl }: ShownAttachment): boolean =>
    kind === 'picture' && signedUrl !== ''
  const pictures = attachments.filter(isSeen)
  const others = attachments.filter((one) => !isSeen(one))
  const played = others.filter(({ kind }) => kind === 'audio' || kind === 'video')
  const read = others.filter((one) => !played.includes(one))
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-2',
        !full && 'max-w-[560px]',
        side === 'own' && 'justify-items-end',
      )}
    >
      {pictures.length > 0 && <PictureGrid pictures={pictures} />}
      {[...played, ...read].map((one) => (
        <div
          key={one.id}
          className={
            !side || attachments.length > 1 || isWide(one)
              ? 'grid w-full grid-cols-[minmax(0,1fr)]'
              : 'flex max-w-full'
          }
        >
          <Card attachment={one} origin={origin} own={side === 'own'} />
        </div>
      ))}
    </div>
  )
}
