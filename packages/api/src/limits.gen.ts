// Made from openapi/ by `pnpm api:generate`. Change the contract, not this file.

/** What the server takes, by request type and field. Lengths count UTF-16 units. */
export const limits = {
  "accountVerifyModel": {
    "token": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "email": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "adminTeamModel": {
    "name": {
      "maxLength": 20
    },
    "bio": {
      "maxLength": 72
    }
  },
  "adminUserInfoModel": {
    "userName": {
      "minLength": 3,
      "maxLength": 15,
      "pattern": "\\S"
    },
    "email": {
      "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
    },
    "bio": {
      "maxLength": 128
    },
    "phone": {
      "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
    },
    "realName": {
      "maxLength": 128
    },
    "stdNumber": {
      "maxLength": 64
    }
  },
  "apiTokenCreateModel": {
    "name": {
      "minLength": 1,
      "maxLength": 128,
      "pattern": "\\S"
    },
    "expiresIn": {
      "minimum": 0,
      "maximum": 4294967295
    }
  },
  "challengeInfoInput": {
    "id": {
      "minimum": -2147483648,
      "maximum": 2147483647
    },
    "title": {
      "minLength": 1,
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
  },
  "challengeUpdateModel": {
    "title": {
      "minLength": 1
    },
    "flagTemplate": {
      "maxLength": 120
    },
    "fileName": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "submissionLimit": {
      "minimum": 0,
      "maximum": 10000
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
  },
  "containerPolicyInput": {
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
  },
  "divisionChallengeConfigModel": {
    "challengeId": {
      "minimum": 0,
      "maximum": 2147483647
    }
  },
  "divisionCreateModel": {
    "name": {
      "minLength": 1,
      "maxLength": 31,
      "pattern": "\\S"
    },
    "inviteCode": {
      "maxLength": 32
    }
  },
  "divisionEditModel": {
    "name": {
      "maxLength": 31
    },
    "inviteCode": {
      "maxLength": 32
    }
  },
  "flagCreateModel": {
    "flag": {
      "minLength": 1,
      "maxLength": 127,
      "pattern": "\\S"
    }
  },
  "flagSubmitModel": {
    "flag": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "gameInfoInput": {
    "id": {
      "minimum": -2147483648,
      "maximum": 2147483647
    },
    "title": {
      "minLength": 1,
      "pattern": "\\S"
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
    "bloodBonus": {
      "minimum": -9007199254740991,
      "maximum": 9007199254740991
    }
  },
  "gameJoinModel": {
    "teamId": {
      "minimum": 0,
      "maximum": 2147483647
    },
    "divisionId": {
      "minimum": 0,
      "maximum": 2147483647
    }
  },
  "gameNoticeModel": {
    "content": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "loginModel": {
    "userName": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "password": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "mailChangeModel": {
    "newMail": {
      "minLength": 1,
      "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
    }
  },
  "participationEditModel": {
    "divisionId": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "passwordChangeModel": {
    "old": {
      "minLength": 6,
      "pattern": "\\S"
    },
    "new": {
      "minLength": 6,
      "pattern": "\\S"
    }
  },
  "passwordResetModel": {
    "password": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "email": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "rToken": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "postEditModel": {
    "title": {
      "maxLength": 50
    }
  },
  "profileUpdateModel": {
    "userName": {
      "minLength": 3,
      "maxLength": 15,
      "pattern": "\\S"
    },
    "bio": {
      "maxLength": 128
    },
    "phone": {
      "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
    },
    "realName": {
      "maxLength": 128
    },
    "stdNumber": {
      "maxLength": 64
    }
  },
  "recoveryModel": {
    "email": {
      "minLength": 1,
      "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
    }
  },
  "registerModel": {
    "userName": {
      "minLength": 3,
      "maxLength": 15,
      "pattern": "\\S"
    },
    "password": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "email": {
      "minLength": 1,
      "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
    }
  },
  "signatureVerifyModel": {
    "teamToken": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "publicKey": {
      "minLength": 1,
      "pattern": "\\S"
    }
  },
  "teamUpdateModel": {
    "name": {
      "maxLength": 20
    },
    "bio": {
      "maxLength": 72
    }
  },
  "userCreateModel": {
    "userName": {
      "minLength": 3,
      "maxLength": 15,
      "pattern": "\\S"
    },
    "password": {
      "minLength": 1,
      "pattern": "\\S"
    },
    "email": {
      "minLength": 1,
      "pattern": "^[^@\\r\\n]+@[^@\\r\\n]+$"
    },
    "realName": {
      "maxLength": 128
    },
    "stdNumber": {
      "maxLength": 64
    },
    "phone": {
      "pattern": "^[\\s+\\-.\\(\\)]*[0-9][0-9\\s+\\-.\\(\\)]*(?:(?:[eE][xX][tT]\\.?|[xX])\\s*[0-9]+\\s*)?$"
    },
    "teamName": {
      "maxLength": 20
    }
  }
} as const

/** Greatest size of one uploaded file in bytes, by operation. */
export const uploadLimits = {
  "updateAvatar": 3145728,
  "uploadLogo": 3145728,
  "uploadAssets": 30000000,
  "updateGamePoster": 3145728,
  "importGame": 536870912,
  "submitWriteup": 20971520,
  "updateTeamAvatar": 3145728
} as const
