import {
  endAnnouncement,
  getAnnouncement,
  getSentAnnouncement,
  sendAnnouncement,
} from './announcements.ts'

export const announcementRoutes = [
  getAnnouncement,
  getSentAnnouncement,
  sendAnnouncement,
  endAnnouncement,
]
