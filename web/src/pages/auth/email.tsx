import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../features/errors/public.ts'
import { EmailPage } from '../../features/sign-in/public.ts'

export const Route = createFileRoute('/auth/email')({
  component: () => <EmailPage notFound={<NotFound />} />,
  staticData: { visitors: 'only' },
})
