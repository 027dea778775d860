import { addParticipants } from './add-participants.ts'
import { comeBack, listAskedBack, stayAway } from './come-back.ts'
import { createGroup } from './create-group.ts'
import { leaveGroup } from './leave-group.ts'
import { removeGroupPicture } from './remove-group-picture.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameGroup } from './rename-group.ts'
import { setRole } from './set-role.ts'
import { uploadGroupPicture } from './upload-group-picture.ts'

export const groupRoutes = [
  createGroup,
  renameGroup,
  uploadGroupPicture,
  removeGroupPicture,
  addParticipants,
  removeParticipant,
  setRole,
  leaveGroup,
  listAskedBack,
  comeBack,
  stayAway,
]
