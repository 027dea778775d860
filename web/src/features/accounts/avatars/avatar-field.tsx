import { removeAvatar, uploadAvatar } from '@patchbay/contract/accounts/avatars'
import { hasPicture } from '@patchbay/contract/accounts/has-picture'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { upload } from '../../../platform/http/upload.ts'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { useNoticedEnd, useSession, useSessions } from '../sessions/public.ts'
import { ownRemoveWords, ownUploadWords } from './failure-words.ts'
import { PictureField } from './picture-field.tsx'
import type { PictureWay } from './picture-way.ts'
import { avatarTexts as texts } from './texts.ts'

function useAvatarWay(): PictureWay {
  const { update } = useSessions()
  // The field is unmounted with the session, so the next page says this.
  const noticed = useNoticedEnd(texts.noProfile)
  return {
    send: async (request) => update(await noticed(upload(uploadAvatar, request))),
    remove: async () => update(await noticed(call(removeAvatar))),
    sendFailed: ownUploadWords,
    removeFailed: ownRemoveWords,
  }
}

/** The viewer's own picture. */
export function AvatarField(): ReactNode {
  const { user } = useSession()
  const way = useAvatarWay()
  if (!user) return null
  const name = user.displayName ?? user.fullName ?? ''
  return (
    <PictureField
      face={<Avatar id={user.id} name={name} src={user.avatarUrl || undefined} size={64} />}
      removable={hasPicture(user.avatarUrl)}
      way={way}
      words={texts}
    />
  )
}
