import type { ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { Readout } from '../../ui/readout.tsx'
import { DownloadLink } from './download-link.tsx'
import { inKilobytes } from './measures.ts'
import { takeOver } from './one-at-a-time.ts'
import type { ShownAttachment } from './shown-attachment.ts'
import { attachmentTexts as texts } from './texts.ts'
import { useShownFile } from './use-shown-file.ts'

/** The aspect ratio is unknown before loading, so the box always has the same size. */
export function VideoPlayer({ attachment }: { attachment: ShownAttachment }): ReactNode {
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
