import type { Attachment } from '@patchbay/contract/attachments'
import type { ReactNode } from 'react'
import { DocumentCard } from './document-card.tsx'
import { GoneCard } from './gone-card.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { SoundPlayer } from './sound-player.tsx'

function Card({ attachment }: { attachment: Attachment }): ReactNode {
  if (attachment.signedUrl === '') return <GoneCard attachment={attachment} />
  if (attachment.kind === 'audio') return <SoundPlayer attachment={attachment} />
  return <DocumentCard attachment={attachment} />
}

/** The files of a post: pictures first, then what is played, then what is read. */
export function AttachmentList(props: { attachments: readonly Attachment[] | null }): ReactNode {
  const attachments = props.attachments ?? []
  if (attachments.length === 0) return null
  const isShown = ({ kind, signedUrl }: Attachment): boolean =>
    kind === 'picture' && signedUrl !== ''
  const pictures = attachments.filter(isShown)
  const sounds = attachments.filter(({ kind }) => kind === 'audio')
  const others = attachments.filter((one) => !isShown(one) && one.kind !== 'audio')
  return (
    <div className="grid max-w-[560px] gap-2">
      {pictures.length > 0 && <PictureGrid pictures={pictures} />}
      {[...sounds, ...others].map((one) => (
        <Card key={one.id} attachment={one} />
      ))}
    </div>
  )
}
