import { hasPicture } from '@patchbay/contract/accounts/has-picture'
import { useState, type ReactNode } from 'react'
import { fileUrl } from '../../platform/http/server-address.ts'
import { Initials } from './initials.tsx'

interface AvatarProps {
  id: string
  name: string
  /**
   * A picture of the person. Without it, or if it fails to load, the initials are drawn here: the
   * server's drawing of them knows neither the theme nor the person.
   */
  src?: string | undefined
  size?: number
}

/** People are circles. Decoration only: the name is shown beside it. */
export function Avatar({ id, name, src, size = 40 }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className="block shrink-0 overflow-hidden rounded-full"
      style={{ width: size, height: size }}
    >
      {src && hasPicture(src) && src !== failedSrc ? (
        <img
          src={fileUrl(src)}
          alt=""
          width={size}
          height={size}
          // A middle grey behind transparent parts, on which both dark and light marks are seen.
          className="size-full bg-line-strong object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Initials id={id} name={name} size={size} />
      )}
    </span>
  )
}
