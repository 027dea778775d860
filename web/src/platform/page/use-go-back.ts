import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Goes back, or to the parent page if the person opened this page directly. */
export function useGoBack(home: '/' | '/profile'): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => (canGoBack ? router.history.back() : void router.navigate({ to: home }))
}
