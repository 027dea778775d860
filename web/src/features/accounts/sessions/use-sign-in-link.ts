import { useRouter } from '@tanstack/react-router'
import { redirectTarget } from './redirect-target.ts'

interface SignInLink {
  readonly to: '/auth'
  readonly onClick: () => void
}

/** Props of a link to the sign-in page that returns to this page afterwards. */
export function useSignInLink(): SignInLink {
  const router = useRouter()
  const onClick = (): void => {
    const { pathname, searchStr } = router.latestLocation
    redirectTarget.remember(`${pathname}${searchStr}`)
  }
  return { to: '/auth', onClick }
}
