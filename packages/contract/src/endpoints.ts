import * as accountsDataExport from './accounts/data-export.ts'
import * as accountsDeletion from './accounts/deletion.ts'
import * as accountsOwnAccount from './accounts/own-account.ts'
import * as accountsOwnAddress from './accounts/own-address.ts'
import * as accountsOwnSignIns from './accounts/own-sign-ins.ts'
import * as accountsPasswords from './accounts/passwords.ts'
import * as accountsRequestedAddress from './accounts/requested-address.ts'
import * as accountsSignUp from './accounts/sign-up.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availabilityHours from './availability/hours.ts'
import * as availability from './availability.ts'
import * as bookingsCancellations from './bookings/cancellations.ts'
import * as bookingsChanges from './bookings/changes.ts'
import * as bookingsCoachSessions from './bookings/coach-sessions.ts'
import * as bookingsObjections from './bookings/objections.ts'
import * as bookingsSuggestions from './bookings/suggestions.ts'
import * as bookings from './bookings.ts'
import * as calendars from './calendars.ts'
import * as carePhrases from './care/phrases.ts'
import * as careWorries from './care/worries.ts'
import * as care from './care.ts'
import * as coachesMeetingPlace from './coaches/meeting-place.ts'
import * as coachesOwnPage from './coaches/own-page.ts'
import * as coachesReview from './coaches/review.ts'
import * as coaches from './coaches.ts'
import * as communityMessages from './community/messages.ts'
import * as communityOpening from './community/opening.ts'
import * as community from './community.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedEvents from './feed/events.ts'
import * as feed from './feed.ts'
import * as feedback from './feedback.ts'
import * as health from './health.ts'
import * as matchingChanges from './matching/changes.ts'
import * as matchingEndings from './matching/endings.ts'
import * as matchingHolds from './matching/holds.ts'
import * as matchingProgrammeMatches from './matching/programme-matches.ts'
import * as matchingStudentRequests from './matching/student-requests.ts'
import * as matchingUnmatched from './matching/unmatched.ts'
import * as matchingWeights from './matching/weights.ts'
import * as matching from './matching.ts'
import * as notificationsNotices from './notifications/notices.ts'
import * as notifications from './notifications.ts'
import * as peopleBulkActs from './people/bulk-acts.ts'
import * as peopleExports from './people/exports.ts'
import * as peopleInvitations from './people/invitations.ts'
import * as peopleStudentRecord from './people/student-record.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
import * as programmeLook from './programme/look.ts'
import * as programmeNeeds from './programme/needs.ts'
import * as programmeQuiet from './programme/quiet.ts'
import * as programmeSettings from './programme/settings.ts'
import * as programme from './programme.ts'
import * as questionnaire from './questionnaire.ts'
import * as retention from './retention.ts'
import * as rosters from './rosters.ts'
import * as schoolsAdminSchools from './schools/admin-schools.ts'
import * as schoolsProofs from './schools/proofs.ts'
import * as schools from './schools.ts'
import * as sessionsChat from './sessions/chat.ts'
import * as sessionsCoachCalendar from './sessions/coach-calendar.ts'
import * as sessionsCoachDay from './sessions/coach-day.ts'
import * as sessionsNotes from './sessions/notes.ts'
import * as sessionsRoom from './sessions/room.ts'
import * as sessionsStudents from './sessions/students.ts'
import * as sessionsTickets from './sessions/tickets.ts'
import * as sessions from './sessions.ts'

/** Every call of the API by name. The access test has a row for each, and the server serves no others. */
export const ENDPOINTS = {
  signUp: accountsSignUp.signUp,
  login: accounts.login,
  refreshTokens: accounts.refreshTokens,
  logout: accounts.logout,
  listSignIns: accountsOwnSignIns.listSignIns,
  endSignIn: accountsOwnSignIns.endSignIn,
  endOtherSignIns: accountsOwnSignIns.endOtherSignIns,
  getAccount: accountsOwnAccount.getAccount,
  chooseLocale: accountsOwnAccount.chooseLocale,
  startDataExport: accountsDataExport.startDataExport,
  getDataExport: accountsDataExport.getDataExport,
  downloadDataExport: accountsDataExport.downloadDataExport,
  getDeletion: accountsDeletion.getDeletion,
  deleteAccount: accountsDeletion.deleteAccount,
  cancelDeletion: accountsDeletion.cancelDeletion,
  forgetPassword: accountsPasswords.forgetPassword,
  resetPassword: accountsPasswords.resetPassword,
  changePasswordAtLogin: accountsPasswords.changePasswordAtLogin,
  changePassword: accountsOwnSignIns.changePassword,
  sendAddressCode: accountsOwnAddress.sendAddressCode,
  changeOwnAddress: accountsOwnAddress.changeOwnAddress,
  lookAtRequestedAddress: accountsRequestedAddress.lookAtRequestedAddress,
  confirmRequestedAddress: accountsRequestedAddress.confirmRequestedAddress,
  declineRequestedAddress: accountsRequestedAddress.declineRequestedAddress,
  verifyEmail: accountsOwnAccount.verifyEmail,
  resendProof: accountsOwnAccount.resendProof,
  listPeople: people.listPeople,
  changePersonAddress: people.changePersonAddress,
  sendAddressLinkAgain: people.sendAddressLinkAgain,
  withdrawAddress: people.withdrawAddress,
  exportPeople: people.exportPeople,
  exportMatches: matchingProgrammeMatches.exportMatches,
  exportAudit: audit.exportAudit,
  editPerson: people.editPerson,
  sendPersonReset: people.sendPersonReset,
  planBulkAct: peopleBulkActs.planBulkAct,
  getBulkAct: peopleBulkActs.getBulkAct,
  listBulkTargets: peopleBulkActs.listBulkTargets,
  runBulkAct: peopleBulkActs.runBulkAct,
  undoBulkAct: peopleBulkActs.undoBulkAct,
  suspendPerson: people.suspendPerson,
  endSuspension: people.endSuspension,
  signOutEverywhere: people.signOutEverywhere,
  exportPersonData: peopleExports.exportPersonData,
  getPersonExport: peopleExports.getPersonExport,
  downloadPersonExport: peopleExports.downloadPersonExport,
  deletePerson: people.deletePerson,
  keepPerson: people.keepPerson,
  getStudentRecord: peopleStudentRecord.getStudentRecord,
  holdMatching: matchingHolds.holdMatching,
  getMatchingWeights: matchingWeights.getMatchingWeights,
  saveMatchingWeights: matchingWeights.saveMatchingWeights,
  tryMatchingWeights: matchingWeights.tryMatchingWeights,
  checkAudit: audit.checkAudit,
  listAuditEntries: audit.listAuditEntries,
  listOwnAuditEntries: audit.listOwnAuditEntries,
  getProgrammeFigures: programme.getProgrammeFigures,
  listCoachLoads: programme.listCoachLoads,
  getProgrammeNeeds: programmeNeeds.getProgrammeNeeds,
  getLook: programmeLook.getLook,
  saveLook: programmeLook.saveLook,
  listQuietStudents: programmeQuiet.listQuietStudents,
  exportQuietStudents: programmeQuiet.exportQuietStudents,
  getProgrammeSettings: programmeSettings.getProgrammeSettings,
  saveProgrammeSettings: programmeSettings.saveProgrammeSettings,
  exportProgramme: programme.exportProgramme,
  startRosterImport: rosters.startRosterImport,
  listRosterImports: rosters.listRosterImports,
  getRosterImport: rosters.getRosterImport,
  listRosterRows: rosters.listRosterRows,
  takeSuggestedSchool: rosters.takeSuggestedSchool,
  confirmRosterImport: rosters.confirmRosterImport,
  cancelRosterImport: rosters.cancelRosterImport,
  downloadRefusedRows: rosters.downloadRefusedRows,
  invite: peopleInvitations.invite,
  listInvitations: peopleInvitations.listInvitations,
  sendInvitationAgain: peopleInvitations.sendInvitationAgain,
  revokeInvitation: peopleInvitations.revokeInvitation,
  lookAtInvitation: peopleInvitations.lookAtInvitation,
  acceptInvitation: peopleInvitations.acceptInvitation,
  getSessionFile: calendars.getSessionFile,
  getCalendarFeed: calendars.getCalendarFeed,
  makeCalendarFeed: calendars.makeCalendarFeed,
  endCalendarFeed: calendars.endCalendarFeed,
  getNotificationChoices: notifications.getNotificationChoices,
  saveNotificationChoices: notifications.saveNotificationChoices,
  lookAtUnsubscribe: notifications.lookAtUnsubscribe,
  unsubscribe: notifications.unsubscribe,
  attendSession: notifications.attendSession,
  getCoachNotices: notificationsNotices.getCoachNotices,
  markNoticesSeen: notificationsNotices.markNoticesSeen,
  markWordsRead: notificationsNotices.markWordsRead,
  listOwnMessages: notifications.listOwnMessages,
  listMessages: notifications.listMessages,
  countMessages: notifications.countMessages,
  sendMessageAgain: notifications.sendMessageAgain,
  sendGivenUpMessages: notifications.sendGivenUpMessages,
  listStudentProfiles: profiles.listStudentProfiles,
  updateStudentProfile: profiles.updateStudentProfile,
  uploadProfileImage: profiles.uploadProfileImage,
  listQuestions: questionnaire.listQuestions,
  listResponses: questionnaire.listResponses,
  submitResponses: questionnaire.submitResponses,
  previewResponses: questionnaire.previewResponses,
  getQuestionnaire: questionnaire.getQuestionnaire,
  saveQuestionnaire: questionnaire.saveQuestionnaire,
  listQuestionnaireVersions: questionnaire.listQuestionnaireVersions,
  listMatchRequests: matching.listMatchRequests,
  getWaiting: matching.getWaiting,
  getWhyNot: matching.getWhyNot,
  listAlternatives: matchingChanges.listAlternatives,
  changeCoach: matchingChanges.changeCoach,
  listStudentRequests: matchingStudentRequests.listStudentRequests,
  decideRequest: matchingStudentRequests.decideRequest,
  endCoaching: matchingEndings.endCoaching,
  listMatches: matchingProgrammeMatches.listMatches,
  countUnmatched: matchingUnmatched.countUnmatched,
  listUnmatched: matchingUnmatched.listUnmatched,
  decideMatch: matchingProgrammeMatches.decideMatch,
  endMatch: matchingEndings.endMatch,
  listStudentsToPair: matchingProgrammeMatches.listStudentsToPair,
  listCandidates: matchingProgrammeMatches.listCandidates,
  pairByHand: matchingProgrammeMatches.pairByHand,
  listMentors: coaches.listMentors,
  getMentor: coaches.getMentor,
  getOwnCoachProfile: coachesOwnPage.getOwnCoachProfile,
  getMeetingPlace: coachesMeetingPlace.getMeetingPlace,
  saveMeetingPlace: coachesMeetingPlace.saveMeetingPlace,
  updateCoachProfile: coachesOwnPage.updateCoachProfile,
  uploadCoachPicture: coachesOwnPage.uploadCoachPicture,
  getCoach: coachesReview.getCoach,
  approveCoach: coachesReview.approveCoach,
  askForChanges: coachesReview.askForChanges,
  sendForReview: coachesOwnPage.sendForReview,
  setCapacity: coachesReview.setCapacity,
  getAvailability: availability.getAvailability,
  claimSlot: availability.claimSlot,
  releaseClaim: availability.releaseClaim,
  renewClaim: availability.renewClaim,
  getHours: availabilityHours.getHours,
  saveHours: availabilityHours.saveHours,
  previewHours: availabilityHours.previewHours,
  explainTime: availabilityHours.explainTime,
  addTimeOff: availabilityHours.addTimeOff,
  removeTimeOff: availabilityHours.removeTimeOff,
  createBooking: bookings.createBooking,
  listBookings: bookings.listBookings,
  listCoachStudents: sessionsStudents.listCoachStudents,
  openStudent: sessionsStudents.openStudent,
  addNote: sessionsNotes.addNote,
  changeNote: sessionsNotes.changeNote,
  deleteNote: sessionsNotes.deleteNote,
  getSession: sessions.getSession,
  listSharedNotes: sessionsNotes.listSharedNotes,
  seeSharedNote: sessionsNotes.seeSharedNote,
  listCancellations: bookingsCancellations.listCancellations,
  putCancellationAway: bookingsCancellations.putCancellationAway,
  listCoachSessions: bookingsCoachSessions.listCoachSessions,
  moveBooking: bookingsChanges.moveBooking,
  cancelBooking: bookingsChanges.cancelBooking,
  restoreBooking: bookingsChanges.restoreBooking,
  proposeTimes: bookingsChanges.proposeTimes,
  keepBooking: bookingsChanges.keepBooking,
  listCoachSuggestions: bookingsSuggestions.listCoachSuggestions,
  suggestTimes: bookingsSuggestions.suggestTimes,
  withdrawSuggestion: bookingsSuggestions.withdrawSuggestion,
  listSuggestions: bookingsSuggestions.listSuggestions,
  declineSuggestion: bookingsSuggestions.declineSuggestion,
  getCoachSession: bookingsCoachSessions.getCoachSession,
  noteAttendance: bookingsCoachSessions.noteAttendance,
  objectToNoShow: bookingsObjections.objectToNoShow,
  listObjections: bookingsObjections.listObjections,
  decideObjection: bookingsObjections.decideObjection,
  getCoachDay: sessionsCoachDay.getCoachDay,
  getCoachCalendar: sessionsCoachCalendar.getCoachCalendar,
  giveFeedback: feedback.giveFeedback,
  getSchoolResources: schools.getSchoolResources,
  listSchoolNames: schools.listSchoolNames,
  searchSchools: schools.searchSchools,
  sendSchoolCode: schoolsProofs.sendSchoolCode,
  confirmSchoolCode: schoolsProofs.confirmSchoolCode,
  countUnproved: schoolsProofs.countUnproved,
  confirmSchool: schoolsProofs.confirmSchool,
  takeSchoolBack: schoolsProofs.takeSchoolBack,
  listSchools: schoolsAdminSchools.listSchools,
  addSchool: schoolsAdminSchools.addSchool,
  saveSchool: schoolsAdminSchools.saveSchool,
  checkSchoolLink: schoolsAdminSchools.checkSchoolLink,
  pageOfSchools: schoolsAdminSchools.pageOfSchools,
  setSchoolState: schoolsAdminSchools.setSchoolState,
  previewJoining: schoolsAdminSchools.previewJoining,
  joinSchool: schoolsAdminSchools.joinSchool,
  listPosts: feed.listPosts,
  listEvents: feedEvents.listEvents,
  getEventFile: feedEvents.getEventFile,
  listSchoolPosts: feed.listSchoolPosts,
  writePost: feed.writePost,
  getPost: feed.getPost,
  changePost: feed.changePost,
  setPostPicture: feed.setPostPicture,
  removePostPicture: feed.removePostPicture,
  publishPost: feed.publishPost,
  unpublishPost: feed.unpublishPost,
  deletePost: feed.deletePost,
  restorePost: feed.restorePost,
  listStories: community.listStories,
  shareStory: community.shareStory,
  listOwnStories: community.listOwnStories,
  deleteStory: community.deleteStory,
  reportStory: community.reportStory,
  awaitWall: communityOpening.awaitWall,
  stopAwaitingWall: communityOpening.stopAwaitingWall,
  thankStory: community.thankStory,
  unthankStory: community.unthankStory,
  listStoriesToReview: community.listStoriesToReview,
  decideStory: community.decideStory,
  undoStoryDecision: community.undoStoryDecision,
  openStoryAuthor: community.openStoryAuthor,
  reachOut: communityMessages.reachOut,
  answerStoryMessage: communityMessages.answerStoryMessage,
  getCrisisLine: care.getCrisisLine,
  getCareProtocol: care.getCareProtocol,
  getCareContact: care.getCareContact,
  askForContact: care.askForContact,
  getContactOffer: care.getContactOffer,
  getCareSettings: care.getCareSettings,
  saveCareSettings: care.saveCareSettings,
  listCareRequests: care.listCareRequests,
  countCareRequests: care.countCareRequests,
  readCareRequest: care.readCareRequest,
  answerCareRequest: care.answerCareRequest,
  reopenCareRequest: care.reopenCareRequest,
  listRiskPhrases: carePhrases.listRiskPhrases,
  listOwnPhrases: carePhrases.listOwnPhrases,
  tryPhrase: carePhrases.tryPhrase,
  addOwnPhrase: carePhrases.addOwnPhrase,
  removeOwnPhrase: carePhrases.removeOwnPhrase,
  getCareStaff: careWorries.getCareStaff,
  handOverWorry: careWorries.handOverWorry,
  listWorries: careWorries.listWorries,
  listCareStaff: careWorries.listCareStaff,
  saveCareStaff: careWorries.saveCareStaff,
  issueTicket: sessionsTickets.issueTicket,
  getRoom: sessionsRoom.getRoom,
  listChat: sessionsChat.listChat,
  sendChat: sessionsChat.sendChat,
  healthLive: health.healthLive,
  healthReady: health.healthReady,
  openApiDocument: health.openApiDocument,
  getRetention: retention.getRetention,
  countDue: retention.countDue,
  saveRetention: retention.saveRetention,
  runRetention: retention.runRetention,
} as const satisfies Record<string, Endpoint>
