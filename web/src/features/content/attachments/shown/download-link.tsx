import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { attachmentTexts as texts } from '../texts.ts'

interface DownloadLinkProps {
  name: string
  /** Undefined until the URL is signed. */
  href: string | undefined
}

/** Looks like an icon button but is a link, so that the browser handles the download. */
export function DownloadLink({ name, href }: DownloadLinkProps): ReactNode {
  return (
    <a
      href={href}
      download={name}
      aria-label={texts.download(name)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:size-10"
    >
      <Download className="size-[18px]" aria-hidden="true" />
    </a>
  )
}
