import type { components } from '#schema.gen.ts'

/** A type of the contract by its name there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

// Account
export type Role = Schema<'Role'>
export type Profile = Schema<'ProfileUserInfoModel'>
export type RegisterStatus = Schema<'RegisterStatus'>

// Info
export type ClientConfig = Schema<'ClientConfig'>
export type CaptchaInfo = Schema<'ClientCaptchaInfoModel'>
export type PowChallenge = Schema<'HashPowChallenge'>
export type PostInfo = Schema<'PostInfoModel'>
export type Post = Schema<'PostDetailModel'>

// Team
export type Team = Schema<'TeamInfoModel'>
export type TeamMember = Schema<'TeamUserInfoModel'>

// Game
export type GameSummary = Schema<'BasicGameInfoModel'>
export type Game = Schema<'DetailedGameInfoModel'>
export type GameDetails = Schema<'GameDetailModel'>
export type JoinCheck = Schema<'GameJoinCheckInfoModel'>
export type JoinDeclaration = Schema<'JoinDeclaration'>
export type ParticipationStatus = Schema<'ParticipationStatus'>
export type Challenge = Schema<'ChallengeDetailModel'>
export type ChallengeInfo = Schema<'ChallengeInfo'>
export type ChallengeCategory = Schema<'ChallengeCategory'>
export type ChallengeType = Schema<'ChallengeType'>
export type AnswerResult = Schema<'AnswerResult'>
export type SubmissionType = Schema<'SubmissionType'>
export type Container = Schema<'ContainerInfoModel'>
export type TeamInstance = Schema<'TeamContainerModel'>
export type Scoreboard = Schema<'ScoreboardModel'>
export type ScoreboardRow = Schema<'ScoreboardItem'>
export type Solve = Schema<'ChallengeItem'>
export type Notice = Schema<'GameNotice'>
export type NoticeType = Schema<'NoticeType'>
export type Writeup = Schema<'BasicWriteupInfoModel'>

// Monitor
export type GameEvent = Schema<'GameEvent'>
export type Submission = Schema<'Submission'>
export type CheatInfo = Schema<'CheatInfoModel'>
export type Participation = Schema<'ParticipationInfoModel'>

// Edit and administration
export type GameSettings = Schema<'GameInfoModel'>
export type GameRole = Schema<'GameRole'>
export type StaffMember = Schema<'StaffMemberModel'>
export type StaffInvitation = Schema<'StaffInvitationModel'>
export type Division = Schema<'Division'>
export type ChallengeSettings = Schema<'ChallengeEditDetailModel'>
export type UserInfo = Schema<'UserInfoModel'>
export type ContainerOutput = Schema<'ContainerOutputModel'>
export type Instance = Schema<'ContainerInstanceModel'>
export type PlatformConfig = Schema<'ConfigEditModel'>
export type LogMessage = Schema<'LogMessageModel'>
export type ServerHealth = Schema<'ServerHealth'>
export type HealthHistory = Schema<'HealthHistory'>
export type FileInfo = Schema<'FileInfoModel'>
export type FileUse = Schema<'FileUse'>
export type FileUseKind = Schema<'FileUseKind'>
export type AuditEntry = Schema<'AuditEntry'>
export type AuditKind = Schema<'AuditKind'>
export type AuditAction = Schema<'AuditAction'>
export type AuditChange = Schema<'AuditChange'>
export type StoredFile = Schema<'LocalFile'>
export type ApiToken = Schema<'ApiToken'>
