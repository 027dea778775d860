import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../features/coming/public.ts'

export const Route = createFileRoute('/auth')({ component: AuthPage })
