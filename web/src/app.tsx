import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, type ReactNode } from 'react'
import { createSessions, SessionsProvider } from './features/accounts/sessions/public.ts'
import { readNonce } from './platform/page/document-settings.ts'
import { createQueryClient } from './platform/http/query-client.ts'
import { router } from './router.ts'

export const sessions = createSessions(() => queryClient)
const queryClient = createQueryClient(sessions.handleError)

export function App(): ReactNode {
  return (
    <StrictMode>
      <CSPProvider nonce={readNonce()}>
        <QueryClientProvider client={queryClient}>
          <SessionsProvider sessions={sessions}>
            <RouterProvider router={router} />
          </SessionsProvider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  )
}
