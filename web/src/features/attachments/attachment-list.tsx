import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { DocumentCard } from './document-card.tsx'
import { GoneCard } from './gone-card.tsx'
import { PictureGrid } from './picture-grid.tsx'
import type { ShownAttachment } from './shown-attachment.ts'
import { SoundPlayer } from './sound-player.tsx'
import { VideoPlayer } from './video-player.tsx'

function Card({ attachment }: { attachment: ShownAttachment }): ReactNode {
  if (attachment.signedUrl === '') return <GoneCard attachment={attachment} />
  if (attachment.kind === 'audio') return <SoundPlayer attachment={attachment} />
  if (attachment.kind === 'video') return <VideoPlayer attachment={attachment} />
  return <DocumentCard attachment={attachment} />
}

/** Takes the full width available. */
const isWide = ({ kind, signedUrl }: ShownAttachment): boolean =>
  kind !== 'document' && signedUrl !== ''

interface AttachmentListProps {
  attachments: readonly ShownAttachment[] | null
  /** In a message, a document alone is only as wide as its name. */
  side?: 'own' | 'other'
}

/** The files of a post or message: pictures first, then sounds and videos, then documents. */
export function AttachmentList({ attachments, side }: AttachmentListProps): ReactNode {
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
        'grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-2',
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
          <Card attachment={one} />
        </div>
      ))}
    </div>
  )
}
