export { AnnouncementInBackground } from './announcement-banner.tsx'
