// Made from openapi/ by `pnpm api:generate`. Change the contract, not this file.

// What the server takes, by request type and field. Lengths count UTF-16 units. One constant each: who reads one needs no other.
export const accountPolicyInput = {
  "emailDomainList": {
    "maxLength": 10000
  }
} as const
export const accountVerifyModel = {
  "token": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "\\S"
  },
  "email": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "\\S"
  }
} as const
export const adjustmentCreateModel = {
  "participationId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "points": {
    "minimum": -1000000,
    "maximum": 1000000
  },
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const
export const adminTeamModel = {
  "name": {
    "maxLength": 20
  },
  "bio": {
    "maxLength": 72
  }
} as const
export const adminUserInfoModel = {
  "userName": {
    "minLength": 3,
    "maxLength": 15,
    "pattern": "\\S"
  },
  "email": {
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  },
  "bio": {
    "maxLength": 128
  },
  "phone": {
    "maxLength": 64,
    "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
  },
  "realName": {
    "maxLength": 128
  },
  "stdNumber": {
    "maxLength": 64
  }
} as const
export const answerModel = {
  "answer": {
    "minLength": 1,
    "maxLength": 8000,
    "pattern": "\\S"
  },
  "notice": {
    "minLength": 1,
    "maxLength": 20000,
    "pattern": "\\S"
  }
} as const
export const apiTokenCreateModel = {
  "name": {
    "minLength": 1,
    "maxLength": 128,
    "pattern": "\\S"
  },
  "expiresIn": {
    "minimum": 0,
    "maximum": 4294967295
  },
  "scopes": {
    "maxItems": 4
  },
  "gameId": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const
export const assertionModel = {
  "clientDataJSON": {
    "minLength": 1,
    "maxLength": 8000
  },
  "authenticatorData": {
    "minLength": 1,
    "maxLength": 8000
  },
  "signature": {
    "minLength": 1,
    "maxLength": 12000
  },
  "userHandle": {
    "maxLength": 200
  }
} as const
export const attachmentCreateModel = {
  "fileHash": {
    "maxLength": 64
  },
  "remoteUrl": {
    "maxLength": 2048
  }
} as const
export const attestationModel = {
  "clientDataJSON": {
    "minLength": 1,
    "maxLength": 8000
  },
  "attestationObject": {
    "minLength": 1,
    "maxLength": 24000
  },
  "transports": {
    "maxItems": 10
  }
} as const
export const authorsEditModel = {
  "userIds": {
    "maxItems": 50
  }
} as const
export const cannedAnswer = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S"
  }
} as const
export const cannedAnswersEditModel = {
  "answers": {
    "maxItems": 50
  }
} as const
export const challengeInfoInput = {
  "id": {
    "minimum": -2147483648,
    "maximum": 2147483647
  },
  "title": {
    "minLength": 1,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "score": {
    "minimum": -2147483648,
    "maximum": 2147483647
  },
  "minScore": {
    "minimum": -2147483648,
    "maximum": 2147483647
  },
  "originalScore": {
    "minimum": -2147483648,
    "maximum": 2147483647
  }
} as const
export const challengeUpdateModel = {
  "title": {
    "minLength": 1,
    "maxLength": 500
  },
  "content": {
    "maxLength": 300000
  },
  "flagTemplate": {
    "maxLength": 120
  },
  "fileName": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  },
  "submissionLimit": {
    "minimum": 0,
    "maximum": 10000
  },
  "containerImage": {
    "maxLength": 500
  },
  "memoryLimit": {
    "minimum": 32,
    "maximum": 1048576
  },
  "cpuCount": {
    "minimum": 1,
    "maximum": 1024
  },
  "storageLimit": {
    "minimum": 0,
    "maximum": 1048576
  },
  "exposePort": {
    "minimum": 0,
    "maximum": 65535
  },
  "originalScore": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "minScoreRate": {
    "minimum": 0,
    "maximum": 1
  },
  "difficulty": {
    "minimum": 0
  }
} as const
export const containerPolicyInput = {
  "maxExerciseContainerCountPerUser": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "defaultLifetime": {
    "minimum": 1,
    "maximum": 7200
  },
  "extensionDuration": {
    "minimum": 1,
    "maximum": 7200
  },
  "renewalWindow": {
    "minimum": 1,
    "maximum": 360
  }
} as const
export const cooldownEditModel = {
  "wrongAnswers": {
    "minimum": 1,
    "maximum": 1000
  },
  "seconds": {
    "minimum": 0,
    "maximum": 86400
  }
} as const
export const declarationAcceptModel = {
  "acceptedDeclaration": {
    "maxLength": 64
  }
} as const
export const declarationEditModel = {
  "text": {
    "maxLength": 4000
  }
} as const
export const divisionChallengeConfigModel = {
  "challengeId": {
    "minimum": 0,
    "maximum": 2147483647
  }
} as const
export const divisionCreateModel = {
  "name": {
    "minLength": 1,
    "maxLength": 31,
    "pattern": "\\S"
  },
  "inviteCode": {
    "maxLength": 32
  }
} as const
export const divisionEditModel = {
  "name": {
    "maxLength": 31
  },
  "inviteCode": {
    "maxLength": 32
  }
} as const
export const fieldAnswerInput = {
  "fieldId": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "answer": {
    "maxLength": 200
  }
} as const
export const fieldAnswersEditModel = {
  "answers": {
    "maxItems": 20
  }
} as const
export const filePruneModel = {
  "hashes": {
    "minItems": 1,
    "maxItems": 500
  }
} as const
export const flagCreateModel = {
  "flag": {
    "minLength": 1,
    "maxLength": 127,
    "pattern": "\\S"
  },
  "fileHash": {
    "maxLength": 64
  },
  "remoteUrl": {
    "maxLength": 2048
  }
} as const
export const flagSubmitModel = {
  "flag": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "\\S"
  }
} as const
export const gameInfoInput = {
  "id": {
    "minimum": -2147483648,
    "maximum": 2147483647
  },
  "title": {
    "minLength": 1,
    "maxLength": 500,
    "pattern": "\\S"
  },
  "summary": {
    "maxLength": 5000
  },
  "content": {
    "maxLength": 300000
  },
  "inviteCode": {
    "maxLength": 32
  },
  "teamMemberCountLimit": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "containerCountLimit": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "poster": {
    "maxLength": 2048
  },
  "publicKey": {
    "maxLength": 200
  },
  "writeupNote": {
    "maxLength": 100000
  },
  "bloodBonus": {
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  }
} as const
export const gameJoinModel = {
  "teamId": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "divisionId": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "inviteCode": {
    "maxLength": 128
  },
  "acceptedDeclaration": {
    "maxLength": 64
  },
  "answers": {
    "maxItems": 20
  }
} as const
export const gameNoticeModel = {
  "content": {
    "minLength": 1,
    "maxLength": 20000,
    "pattern": "\\S"
  }
} as const
export const globalConfigInput = {
  "title": {
    "maxLength": 500
  },
  "slogan": {
    "maxLength": 500
  },
  "description": {
    "maxLength": 5000
  },
  "footerInfo": {
    "maxLength": 100000
  },
  "customTheme": {
    "maxLength": 64
  },
  "logoHash": {
    "maxLength": 200
  },
  "faviconHash": {
    "maxLength": 200
  }
} as const
export const hintOpenModel = {
  "price": {
    "minimum": 0,
    "maximum": 1000000
  }
} as const
export const identityLinkModel = {
  "provider": {
    "maxLength": 32,
    "pattern": "^[a-z0-9-]{1,32}$"
  }
} as const
export const joinInputModel = {
  "challenge": {
    "maxLength": 4096
  },
  "userName": {
    "minLength": 3,
    "maxLength": 15,
    "pattern": "\\S"
  },
  "email": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  }
} as const
export const loginModel = {
  "challenge": {
    "maxLength": 4096
  },
  "userName": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "\\S"
  },
  "password": {
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "\\S"
  }
} as const
export const mailChangeModel = {
  "newMail": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  }
} as const
export const mailPolicyEditModel = {
  "deniedDomains": {
    "maxLength": 60000
  },
  "perMinute": {
    "minimum": 0,
    "maximum": 6000
  }
} as const
export const ownTokenCreateModel = {
  "name": {
    "minLength": 1,
    "maxLength": 128,
    "pattern": "\\S"
  },
  "expiresIn": {
    "minimum": 0,
    "maximum": 4294967295
  },
  "scopes": {
    "maxItems": 4
  },
  "gameId": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const
export const participationEditModel = {
  "divisionId": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const
export const passkeyAddModel = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  }
} as const
export const passkeyAssertionModel = {
  "id": {
    "minLength": 1,
    "maxLength": 1400
  },
  "rawId": {
    "minLength": 1,
    "maxLength": 1400
  },
  "type": {
    "maxLength": 20
  }
} as const
export const passkeyAttestationModel = {
  "id": {
    "minLength": 1,
    "maxLength": 1400
  },
  "rawId": {
    "minLength": 1,
    "maxLength": 1400
  },
  "type": {
    "maxLength": 20
  }
} as const
export const passkeyNameModel = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  }
} as const
export const passwordChangeModel = {
  "old": {
    "minLength": 6,
    "maxLength": 2048,
    "pattern": "\\S"
  },
  "new": {
    "minLength": 6,
    "maxLength": 2048,
    "pattern": "\\S"
  }
} as const
export const passwordResetModel = {
  "password": {
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "\\S"
  },
  "email": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "\\S"
  },
  "rToken": {
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "\\S"
  }
} as const
export const passwordSetModel = {
  "new": {
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "\\S"
  }
} as const
export const postEditModel = {
  "title": {
    "maxLength": 50
  },
  "summary": {
    "maxLength": 20000
  },
  "content": {
    "maxLength": 300000
  }
} as const
export const pricedHintEdit = {
  "id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "text": {
    "minLength": 1,
    "maxLength": 8000
  },
  "price": {
    "minimum": 0,
    "maximum": 1000000
  }
} as const
export const pricedHintsEditModel = {
  "hints": {
    "maxItems": 50
  }
} as const
export const profileFieldEdit = {
  "id": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "label": {
    "minLength": 1,
    "maxLength": 100
  },
  "hint": {
    "maxLength": 300
  },
  "choices": {
    "maxItems": 100
  }
} as const
export const profileFieldsEditModel = {
  "reason": {
    "maxLength": 1000
  },
  "fields": {
    "maxItems": 20
  }
} as const
export const profileUpdateModel = {
  "userName": {
    "minLength": 3,
    "maxLength": 15,
    "pattern": "\\S"
  },
  "bio": {
    "maxLength": 128
  },
  "phone": {
    "maxLength": 64,
    "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
  },
  "realName": {
    "maxLength": 128
  },
  "stdNumber": {
    "maxLength": 64
  }
} as const
export const proofModel = {
  "code": {
    "maxLength": 20
  },
  "recoveryCode": {
    "maxLength": 60
  },
  "password": {
    "maxLength": 2048
  }
} as const
export const providerInput = {
  "id": {
    "maxLength": 32,
    "pattern": "^[a-z0-9-]{1,32}$"
  },
  "label": {
    "minLength": 1,
    "maxLength": 60,
    "pattern": "\\S"
  },
  "issuer": {
    "minLength": 1,
    "maxLength": 500
  },
  "clientId": {
    "minLength": 1,
    "maxLength": 500
  },
  "secret": {
    "minLength": 1,
    "maxLength": 2000
  },
  "scopes": {
    "maxLength": 500
  },
  "domains": {
    "maxItems": 30
  },
  "groupsClaim": {
    "maxLength": 200
  },
  "groups": {
    "maxItems": 30
  },
  "monitorGroups": {
    "maxItems": 30
  },
  "adminGroups": {
    "maxItems": 30
  }
} as const
export const providersInput = {
  "providers": {
    "maxItems": 20
  }
} as const
export const questionCreateModel = {
  "content": {
    "minLength": 1,
    "maxLength": 4000,
    "pattern": "\\S"
  },
  "challengeId": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const
export const questionsReadModel = {
  "ids": {
    "maxItems": 200
  }
} as const
export const recoveryModel = {
  "challenge": {
    "maxLength": 4096
  },
  "email": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  }
} as const
export const registerModel = {
  "challenge": {
    "maxLength": 4096
  },
  "userName": {
    "minLength": 3,
    "maxLength": 15,
    "pattern": "\\S"
  },
  "password": {
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "\\S"
  },
  "email": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  }
} as const
export const requirementsEditModel = {
  "requires": {
    "maxItems": 500
  }
} as const
export const scheduleEditModel = {
  "releases": {
    "maxItems": 1000
  }
} as const
export const scheduledNoticeEditModel = {
  "content": {
    "minLength": 1,
    "maxLength": 20000,
    "pattern": "\\S"
  }
} as const
export const scoringEditModel = {
  "minimum": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "decay": {
    "minimum": 0,
    "maximum": 1000000
  },
  "expression": {
    "maxLength": 500
  }
} as const
export const signalMarkEditModel = {
  "note": {
    "maxLength": 2000
  }
} as const
export const signalSettingsEditModel = {
  "quickSeconds": {
    "minimum": 0,
    "maximum": 3600
  },
  "quickPercent": {
    "minimum": 0,
    "maximum": 50
  },
  "instanceMinutes": {
    "minimum": 0,
    "maximum": 1440
  },
  "seriesSolves": {
    "minimum": 0,
    "maximum": 100
  },
  "seriesMinutes": {
    "minimum": 1,
    "maximum": 1440
  },
  "wrongTeams": {
    "minimum": 0,
    "maximum": 100
  },
  "sharedTeams": {
    "minimum": 0,
    "maximum": 1000
  },
  "keepDays": {
    "minimum": 1,
    "maximum": 365
  }
} as const
export const signatureVerifyModel = {
  "teamToken": {
    "minLength": 1,
    "maxLength": 512,
    "pattern": "\\S"
  },
  "publicKey": {
    "minLength": 1,
    "maxLength": 256,
    "pattern": "\\S"
  }
} as const
export const staffInvitationCreateModel = {
  "uses": {
    "minimum": 1,
    "maximum": 50
  },
  "expiresInHours": {
    "minimum": 1,
    "maximum": 720
  }
} as const
export const staffTokenModel = {
  "token": {
    "minLength": 1,
    "maxLength": 200
  }
} as const
export const teamNoteEditModel = {
  "text": {
    "maxLength": 4000
  }
} as const
export const teamUpdateModel = {
  "name": {
    "maxLength": 20
  },
  "bio": {
    "maxLength": 72
  }
} as const
export const totpCodeModel = {
  "code": {
    "minLength": 1,
    "maxLength": 20
  }
} as const
export const userCreateModel = {
  "userName": {
    "minLength": 3,
    "maxLength": 15,
    "pattern": "\\S"
  },
  "password": {
    "minLength": 1,
    "maxLength": 2048,
    "pattern": "\\S"
  },
  "email": {
    "minLength": 1,
    "maxLength": 320,
    "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
  },
  "realName": {
    "maxLength": 128
  },
  "stdNumber": {
    "maxLength": 64
  },
  "phone": {
    "maxLength": 64,
    "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
  },
  "teamName": {
    "maxLength": 20
  }
} as const
export const voidModel = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const
export const webhookCreateModel = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "url": {
    "minLength": 1,
    "maxLength": 1000
  },
  "target": {
    "maxLength": 255
  },
  "token": {
    "minLength": 1,
    "maxLength": 1000
  },
  "events": {
    "maxItems": 15
  },
  "language": {
    "maxLength": 20
  },
  "templates": {
    "maxItems": 15
  }
} as const
export const webhookEditModel = {
  "name": {
    "minLength": 1,
    "maxLength": 100
  },
  "url": {
    "minLength": 1,
    "maxLength": 1000
  },
  "target": {
    "maxLength": 255
  },
  "token": {
    "minLength": 1,
    "maxLength": 1000
  },
  "events": {
    "maxItems": 15
  },
  "language": {
    "maxLength": 20
  },
  "templates": {
    "maxItems": 15
  }
} as const
export const webhookPreviewInput = {
  "language": {
    "maxLength": 20
  },
  "text": {
    "maxLength": 500
  }
} as const
export const webhookTemplate = {
  "text": {
    "maxLength": 500
  }
} as const

/** Greatest size of one uploaded file in bytes, by operation. */
export const uploadLimits = {
  "updateAvatar": 3145728,
  "uploadLogo": 3145728,
  "uploadAssets": 300000000,
  "updateGamePoster": 3145728,
  "importGame": 536870912,
  "submitWriteup": 20971520,
  "updateTeamAvatar": 3145728
} as const
