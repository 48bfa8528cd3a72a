import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as bookings from './bookings.ts'
import * as coaches from './coaches.ts'
import type { Endpoint } from './endpoint.ts'
import * as feed from './feed.ts'
import * as feedback from './feedback.ts'
import * as health from './health.ts'
import * as matching from './matching.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
import * as programme from './programme.ts'
import * as questionnaire from './questionnaire.ts'
import * as schools from './schools.ts'
import * as sessions from './sessions.ts'

/** Every call of the API by name: the access test has a row for each, and the server serves no other. */
export const ENDPOINTS = {
  signUp: accounts.signUp,
  login: accounts.login,
  refreshTokens: accounts.refreshTokens,
  logout: accounts.logout,
  getAccount: accounts.getAccount,
  forgetPassword: accounts.forgetPassword,
  resetPassword: accounts.resetPassword,
  listPeople: people.listPeople,
  suspendPerson: people.suspendPerson,
  endSuspension: people.endSuspension,
  signOutEverywhere: people.signOutEverywhere,
  getStudentRecord: people.getStudentRecord,
  listAuditEntries: audit.listAuditEntries,
  listOwnAuditEntries: audit.listOwnAuditEntries,
  getProgrammeFigures: programme.getProgrammeFigures,
  getProgrammeSettings: programme.getProgrammeSettings,
  saveProgrammeSettings: programme.saveProgrammeSettings,
  invite: people.invite,
  listInvitations: people.listInvitations,
  sendInvitationAgain: people.sendInvitationAgain,
  revokeInvitation: people.revokeInvitation,
  lookAtInvitation: people.lookAtInvitation,
  acceptInvitation: people.acceptInvitation,
  listStudentProfiles: profiles.listStudentProfiles,
  updateStudentProfile: profiles.updateStudentProfile,
  uploadProfileImage: profiles.uploadProfileImage,
  listQuestions: questionnaire.listQuestions,
  submitResponses: questionnaire.submitResponses,
  listMatchRequests: matching.listMatchRequests,
  listStudentRequests: matching.listStudentRequests,
  decideRequest: matching.decideRequest,
  endCoaching: programme.endCoaching,
  listMatches: programme.listMatches,
  decideMatch: programme.decideMatch,
  endMatch: programme.endMatch,
  listCandidates: programme.listCandidates,
  pairByHand: programme.pairByHand,
  listMentors: coaches.listMentors,
  getOwnCoachProfile: coaches.getOwnCoachProfile,
  updateCoachProfile: coaches.updateCoachProfile,
  uploadCoachPicture: coaches.uploadCoachPicture,
  getCoach: coaches.getCoach,
  approveCoach: coaches.approveCoach,
  setCapacity: coaches.setCapacity,
  getAvailability: availability.getAvailability,
  claimSlot: availability.claimSlot,
  getHours: availability.getHours,
  saveHours: availability.saveHours,
  previewHours: availability.previewHours,
  explainTime: availability.explainTime,
  addTimeOff: availability.addTimeOff,
  removeTimeOff: availability.removeTimeOff,
  createBooking: bookings.createBooking,
  listBookings: bookings.listBookings,
  listCoachStudents: sessions.listCoachStudents,
  openStudent: sessions.openStudent,
  addNote: sessions.addNote,
  changeNote: sessions.changeNote,
  deleteNote: sessions.deleteNote,
  listSharedNotes: sessions.listSharedNotes,
  listCancellations: bookings.listCancellations,
  putCancellationAway: bookings.putCancellationAway,
  listCoachSessions: bookings.listCoachSessions,
  cancelSession: bookings.cancelSession,
  getCoachDay: bookings.getCoachDay,
  giveFeedback: feedback.giveFeedback,
  getSchoolResources: schools.getSchoolResources,
  listPosts: feed.listPosts,
  healthLive: health.healthLive,
  healthReady: health.healthReady,
  openApiDocument: health.openApiDocument,
} as const satisfies Record<string, Endpoint>
