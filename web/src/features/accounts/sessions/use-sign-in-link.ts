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
    redirectTarget.remember(router.latestLocation.href)
  }
  return { to: '/auth', onClick }
}
