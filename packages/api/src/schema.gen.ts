// Made from openapi/ by `pnpm api:generate`. Change the contract, not this file.

export interface paths {
    "/api/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description What happens next depends on the account policy and is told in `data`. With `LoggedIn` the answer also sets the session cookie.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Starts a session and sets its cookie. Accounts that are banned or not confirmed are refused like a wrong password.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Open to every session, the one of a banned account included.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Mails a link with a token that `resetPassword` takes.
         */
        post: operations["requestPasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passwordreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the mailed link
         * @description Does not log in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the mail address of a new account
         * @description Logs in and stamps the time of registration.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own profile
         * @description Fields that are left out keep their values. An empty text clears one.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password
         * @description Asks for the present password. Other sessions of the account end; the caller stays logged in.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changeemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask for a new mail address
         * @description Mails a link to the new address; the old one stays until it is opened. Refused where addresses are not confirmed.
         */
        put: operations["requestEmailChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/mailchangeconfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new mail address with the mailed link
         * @description Takes the token and the address out of the mailed link.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own profile
         * @description Who the session belongs to, with the fields that only the account itself and administrators see.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `sessions` among the `extensions` of its configuration. The session used last comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the account but the one of this call. Links in mails stay valid, and so does the password.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the own sessions
         * @description Ends it at once. Whoever wants to end the one of this call logs out.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own API tokens
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `tokenScopes` among the `extensions` of its configuration. Oldest first, without their texts.
         */
        get: operations["listOwnTokens"];
        put?: never;
        /**
         * Make an API token for the own account
         * @description Answers the token itself, once; only its hash is stored. It never does more than the account may do at that moment, and nothing beyond its scopes. An account has at most 50 tokens.
         */
        post: operations["createOwnToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token of the own account
         * @description The token stops working at once and for good, and its record goes.
         */
        delete: operations["deleteOwnToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/maildelay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how late mail is
         * @description For people who wait for a link. It says nothing of any address. An extension of ours that other servers of this contract do not have; a server that has it names `mailPolicy` among the `extensions` of its configuration.
         */
        get: operations["getMailDelay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/providers/{providerId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in with a provider
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `oidc` among the `extensions` of its configuration. Opened by the browser itself, which is led on to the provider, and comes back to `/api/account/providers/{providerId}/return`.
         */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/providers/{providerId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from a provider
         * @description The provider leads the browser here. Whoever has an account of ours is logged in; others choose a user name first, at `/account/join`. A `problem` in the address of the login screen or of the profile says why not.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a provider said of a visitor who has no account yet
         * @description The browser has its cookie from `finishSignIn`. It lasts some minutes.
         */
        get: operations["getJoin"];
        put?: never;
        /**
         * Create an account for what a provider said
         * @description What happens next depends on the account policy and is said in `data`, as for `registerAccount`. The account has no password.
         */
        post: operations["joinWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the own account is linked with
         * @description Accounts of providers that log in to this account, and whether it has a password.
         */
        get: operations["listIdentities"];
        put?: never;
        /**
         * Link the own account with a provider
         * @description Answers where the browser has to go. It comes back to the profile; `linked` or a `problem` in the address says what became of it.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/identities/{identityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an identity
         * @description The account of the provider no longer logs in to this account. The last way to log in stays.
         */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a first password
         * @description For an account that was made with a provider and has none. Changing one asks for the present one, with `changePassword`.
         */
        put: operations["setPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/login/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is missing of a log-in
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `secondFactor` among the `extensions` of its configuration. Whoever logs in with a password to an account that has a second factor gets no session: the log-in is refused with 401 and `need` is `secondFactor`, and a cookie of its own remembers for ten minutes that the password was right. This says what may be shown next.
         */
        get: operations["getLoginStep"];
        put?: never;
        /**
         * Log in by the second factor
         * @description The second step after a right password: a code of the authenticator app, a recovery code, or a passkey that answers a challenge. Exactly one of them is sent. Wrong codes are counted by account and address, and nowhere else.
         */
        post: operations["finishLogin"];
        /**
         * Give a log-in up
         * @description Forgets that the password was right.
         */
        delete: operations["cancelLogin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/login/step/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for a passkey as the second step
         * @description For the passkeys of the account whose log-in waits. It is answered once, within five minutes.
         */
        post: operations["createStepChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey alone
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `secondFactor` among the `extensions` of its configuration. The passkey names the account, and its device has checked who holds it.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/login/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for a passkey that logs in alone
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `secondFactor` among the `extensions` of its configuration. Any passkey may answer that checks who holds it, once, within five minutes.
         */
        post: operations["createLoginChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own second factor
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `secondFactor` among the `extensions` of its configuration.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/secondfactor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use an authenticator app from now on
         * @description Replaces the app there was. The first factor of an account comes with recovery codes; later ones come with none.
         */
        put: operations["activateTotp"];
        /**
         * Make a secret for an authenticator app
         * @description It counts once a code made with it was sent. A secret that is made before that replaces the one before.
         */
        post: operations["createTotp"];
        /**
         * Use no authenticator app any more
         * @description With the last factor the recovery codes go, too.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/secondfactor/recoverycodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten codes that each replace a code or passkey once. Those before are worth nothing from now on.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who uses a session
         * @description For fifteen minutes the session may do what asks for a confirmation (`need` is `confirmation`). An account that has a second factor sends a code, a recovery code or the answer of a passkey, any other its password. Exactly one of them is sent.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirmation/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a challenge for a passkey to confirm a session with
         * @description It is answered once, within five minutes.
         */
        post: operations["createConfirmationChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a browser needs to make a passkey
         * @description It is answered once, within five minutes.
         */
        post: operations["createPasskeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description The first factor of an account comes with recovery codes; later ones come with none.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Only its owner sees the name.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description With the last factor the recovery codes go, too.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the own avatar
         * @description The image becomes a WebP 300 pixels wide; a GIF stays as it is.
         */
        put: operations["updateAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings
         * @description All settings of the platform in three sections, as administrators edit them.
         */
        get: operations["getConfig"];
        /**
         * Change the settings
         * @description Absent sections and keys stay as they are. Turning the encryption on makes a new key pair.
         */
        put: operations["updateConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the providers that people log in with
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `oidc` among the `extensions` of its configuration. Secrets are in no answer.
         */
        get: operations["getProviders"];
        /**
         * Change the providers that people log in with
         * @description All of them, in the order that visitors see. One without a `secret` keeps the secret that is stored for its id. Providers of the configuration of the server are not among them.
         */
        put: operations["updateProviders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/providers/{providerId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whether a provider answers
         * @description Asks it for its addresses, as a log-in would.
         */
        post: operations["checkProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/config/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the logo
         * @description The image becomes a logo 640 pixels wide and a favicon 256 pixels wide.
         */
        post: operations["uploadLogo"];
        /**
         * Go back to the built-in logo
         * @description Removes the uploaded logo and the icon made from it.
         */
        delete: operations["resetLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who has to have a second factor
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `secondFactor` among the `extensions` of its configuration.
         */
        get: operations["getSecondFactorPolicy"];
        /**
         * Change who has to have a second factor
         * @description An account of that role or a higher one that has no second factor can only set one up until it has: administrators and monitors then have no more rights than players, and where everybody has to have one, players can do nothing but that.
         */
        put: operations["updateSecondFactorPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description In the order of their creation.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create or update accounts in one go
         * @description All or nothing. New accounts are confirmed and have the role User; an account whose name or mail exists is updated instead. Passwords are plain text.
         */
        post: operations["createUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find accounts
         * @description Looks in name, student number, mail, phone, id and real name, without regard to case.
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description What the account itself sees in its profile.
         */
        get: operations["getUser"];
        /**
         * Change an account
         * @description Fields that are null or left out keep their values. A change of the role ends what the account may no longer do at once.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete an account
         * @description Removes the account, its sessions and its memberships. Captains of teams and the last administrator cannot be deleted.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the second factor of an account away
         * @description For who has lost everything: passkeys, authenticator app and recovery codes are gone, every session of the account ends, and its owner gets a mail.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give an account a random password
         * @description Answers the new password, which is stored nowhere else. All sessions of the account end.
         */
        delete: operations["resetUserPassword"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teams
         * @description In the order of their ids.
         */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/teams/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find teams
         * @description The name contains the hint, without regard to case, or the id equals it.
         */
        post: operations["searchTeams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a team
         * @description Fields that are null or left out keep their values. The lock can be set and taken off, whatever the team plays.
         */
        put: operations["adminUpdateTeam"];
        post?: never;
        /**
         * Delete a team, locked or not
         * @description Removes the team with everything that it did in games.
         */
        delete: operations["adminDeleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/participation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about a participation
         * @description Pending may become Accepted or Rejected, Accepted may become Suspended and Suspended may become Accepted again. The present state changes nothing. The scoreboard is rebuilt.
         */
        put: operations["reviewParticipation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/participation/{id}/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the declarations that were accepted for a team
         * @description Each with its text as it was, those of former divisions and of people who have left included.
         */
        get: operations["listAcceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/writeups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the writeups of a game
         * @description One entry for each participation that has handed in a file.
         */
        get: operations["listWriteups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/writeups/{id}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all writeups of a game
         * @description A compressed archive with one file for each team.
         */
        get: operations["downloadWriteups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List running player containers
         * @description Oldest first, without paging.
         */
        get: operations["listInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/instances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Destroy a container
         * @description Test containers are accepted too. No game event is written.
         */
        delete: operations["destroyInstance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what only the server can tell about its health
         * @description Of the process that answers. An extension of ours, named `checks` among the `extensions` of a server's configuration.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the platform was in the last day
         * @description The worst that any process saw, per slot of time. An extension of ours, named `healthHistory` among the `extensions` of a server's configuration.
         */
        get: operations["getHealthHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to oneself
         * @description Sent at once, past the queue, to the address of the caller. An extension of ours, named `checks` among the `extensions` of a server's configuration.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules for mail
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `mailPolicy` among the `extensions` of its configuration.
         */
        get: operations["getMailPolicy"];
        /**
         * Change the rules for mail
         * @description Accounts that exist keep their address, whatever its domain. A new limit counts for mails that wait already.
         */
        put: operations["updateMailPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of the platform
         * @description Those of the platform hear of all games that are not hidden. An extension of ours that other servers of this contract do not have; a server that has it names `webhooks` among the `extensions` of its configuration.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook of the platform
         * @description The secret is in this answer and never again. It hears of what happens from now on. At most 20.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message of a webhook of the platform as a chat shows it
         * @description Nothing is sent.
         */
        post: operations["previewWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the webhooks of the platform have sent
         * @description What is older than 30 days is deleted.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of a webhook of the platform once more
         * @description With the id that it had, at once; the answer says what became of it.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook of the platform
         * @description A receiver that rests is tried again at once. The format stays.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook of the platform
         * @description What waits for it is not sent, and its deliveries are deleted.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook of the platform a new secret
         * @description The old one signs beside it for a day.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook of the platform
         * @description It is sent at once, even while the webhook is switched off, and the answer says what became of it.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/captcha/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See whether the keys of the captcha work
         * @description Asks the provider with the configured secret. An extension of ours, named `checks` among the `extensions` of a server's configuration.
         */
        post: operations["testCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff has changed
         * @description Newest first. An extension of ours that other servers of this contract do not have; a server that has it names `audit` among the `extensions` of its configuration. Entries are written with the change they tell of, and never hold a flag, a password, a code or a key.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List log lines
         * @description Newest first.
         */
        get: operations["listLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored files
         * @description By name. `total` is the length of the page.
         */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/files/stored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stored files with their sizes and uses
         * @description By name. An extension of ours, named `files` among the `extensions` of a server's configuration. A file counts as used where it is an attachment, a poster, an avatar, a writeup or the logo, and where a text links to it.
         */
        get: operations["listStoredFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/files/prune": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete files that nothing uses
         * @description Each with all of its uploads. Those that something uses stay. An extension of ours, named `files` among the `extensions` of a server's configuration.
         */
        post: operations["pruneFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tokens
         * @description Oldest first, revoked ones included.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make an API token
         * @description Answers the token itself, once; only its hash is stored.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a revoked token on again
         * @description A token that has expired stays expired.
         */
        post: operations["restoreToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke or delete a token
         * @description Revoking can be undone, deleting cannot.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{hash}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description The file name decides the content type and the name of the download, nothing else. Answers carry a strong ETag and may be cached for 7 days. A server that knows ranges answers a part of the file to a request for one.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store files
         * @description A content that exists already gains a reference and takes the new name. Empty parts are skipped. The operator may choose another limit of the size.
         */
        post: operations["uploadAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assets/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a reference to a stored file
         * @description The bytes go with the last reference.
         */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List games to edit
         * @description Newest first, hidden ones included.
         */
        get: operations["listEditGames"];
        put?: never;
        /**
         * Create a game
         * @description The game gets a key pair of its own.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game to edit
         * @description All settings of a game, with its invite code and its public key.
         */
        get: operations["getEditGame"];
        /**
         * Replace the settings of a game
         * @description An absent key goes back to its default. The scoreboard is rebuilt.
         */
        put: operations["updateGame"];
        post?: never;
        /**
         * Delete a game with everything in it
         * @description Removes challenges, participations, answers, notices, captures and files that nothing else shows.
         */
        delete: operations["deleteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the poster of a game
         * @description The image becomes a WebP of the same size; a GIF stays as it is.
         */
        put: operations["updateGamePoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/hashsalt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the salt of the team hashes of a game
         * @description Challenge authors need it to check team hashes outside the platform.
         */
        get: operations["getGameHashSalt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a game as a package
         * @description A ZIP with the settings, divisions, challenges and files of the game; `importGame` takes it. What teams did is not in it.
         */
        post: operations["exportGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a game from a package
         * @description The new game is hidden, without practice mode and invite code, and its challenges are disabled. All or nothing.
         */
        post: operations["importGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/writeups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all writeups of a game
         * @description The files are removed; the participations stay as they are.
         */
        delete: operations["deleteGameWriteups"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/scoreboard/flush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rebuild the scoreboard of a game
         * @description Answers at once, the rebuild runs afterwards. An unknown game is not an error.
         */
        post: operations["flushScoreboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a game asks of its players
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `profileFields` among the `extensions` of its configuration.
         */
        get: operations["getProfileFields"];
        /**
         * Change what a game asks of its players
         * @description Each player answers before joining; who plays already is asked on the game's page. Other words keep the answers of a field, and to leave it out deletes them. A save of the game leaves all of this alone.
         */
        put: operations["updateProfileFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/fields/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the players of a game have answered
         * @description Private data, for organizers of the game alone. Nothing of it after the date at which answers are deleted.
         */
        get: operations["listFieldAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/controlroom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what needs somebody in a game now
         * @description An extension of ours, named `controlRoom` among the `extensions` of a server's configuration. Everything is counted over the last hour, except for what waits and what nobody has solved. Lists are cut; their numbers are not.
         */
        get: operations["getControlRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schedule of a game
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `schedule` among the `extensions` of its configuration.
         */
        get: operations["getSchedule"];
        /**
         * Change the schedule of a game
         * @description A challenge that gets a time to come is disabled until then, and enabled by itself at that time; players get the notice `NewChallenge` once. One without a flag is enabled as soon as it has one. From the freeze on players see the scoreboard as it was then, with its values and bloods. A save of the game or of a challenge leaves all of this alone.
         */
        put: operations["updateSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notices that wait for their time
         * @description Only organisers see them. An extension of ours that other servers of this contract do not have; a server that has it names `scheduledNotices` among the `extensions` of its configuration.
         */
        get: operations["listScheduledNotices"];
        put?: never;
        /**
         * Write a notice for later
         * @description At that time it becomes a notice of type Normal and is pushed to everybody who watches the game, by whichever process of the server is there. At most 100 wait at a time.
         */
        post: operations["scheduleNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule/notices/{noticeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a notice that waits
         * @description One that is out by then is not found.
         */
        put: operations["updateScheduledNotice"];
        post?: never;
        /**
         * Delete a notice that waits
         * @description It is never published.
         */
        delete: operations["deleteScheduledNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what teams ask
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `questions` among the `extensions` of its configuration. What waits for an answer first, the oldest first, then what is answered, the newest first. Authors see the questions about their own challenges.
         */
        get: operations["listGameQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/questions/{questionId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a question
         * @description Others see who is about to answer. One that somebody else has claimed stays theirs until it is released.
         */
        post: operations["claimQuestion"];
        /**
         * Release a question
         * @description Also one that somebody else has claimed and does not answer.
         */
        delete: operations["releaseQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question
         * @description The team reads the answer. With a `notice` everybody in the game reads that as well, as a notice of type Normal; only who may write notices may add one. Without If-Match a question that is answered, or claimed by somebody else, is refused; with it an answer is replaced, and its notice, too.
         */
        put: operations["answerQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/cannedanswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the canned answers of a game
         * @description Texts that staff of the game insert into answers.
         */
        get: operations["getCannedAnswers"];
        /**
         * Change the canned answers of a game
         * @description All of them are replaced, in this order.
         */
        put: operations["updateCannedAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a game
         * @description No flag is taken and no instance is started or extended until the game is resumed. Statements, files and running instances stay. Nothing moves by itself. A flag that was sent just before either counts or is refused.
         */
        post: operations["pauseGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused game
         * @description Flags are taken again. The length of the pause can be added to the times to come.
         */
        post: operations["resumeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/schedule/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal a frozen scoreboard
         * @description From then on everybody sees all solves, and the bloods that were not shown are among the notices.
         */
        post: operations["revealScoreboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of a game
         * @description Those of the platform are not among them. An extension of ours that other servers of this contract do not have; a server that has it names `webhooks` among the `extensions` of its configuration.
         */
        get: operations["listGameWebhooks"];
        put?: never;
        /**
         * Add a webhook of a game
         * @description The secret is in this answer and never again. It hears of what happens from now on. At most 20.
         */
        post: operations["createGameWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a message of a webhook of a game as a chat shows it
         * @description Nothing is sent.
         */
        post: operations["previewGameWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the webhooks of a game have sent
         * @description What is older than 30 days is deleted.
         */
        get: operations["listGameWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message of a webhook of a game once more
         * @description With the id that it had, at once; the answer says what became of it.
         */
        post: operations["resendGameWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook of a game
         * @description A receiver that rests is tried again at once. The format stays.
         */
        put: operations["updateGameWebhook"];
        post?: never;
        /**
         * Delete a webhook of a game
         * @description What waits for it is not sent, and its deliveries are deleted.
         */
        delete: operations["deleteGameWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook of a game a new secret
         * @description The old one signs beside it for a day.
         */
        post: operations["renewGameWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test to a webhook of a game
         * @description It is sent at once, even while the webhook is switched off, and the answer says what became of it.
         */
        post: operations["testGameWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notices the organisers wrote
         * @description Notices that the platform writes by itself, about first solves and new challenges, are not among them.
         */
        get: operations["listEditNotices"];
        put?: never;
        /**
         * Publish a notice
         * @description Pushed to everybody who watches the game.
         */
        post: operations["createNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/notices/{noticeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a notice
         * @description Its time becomes now. Not pushed.
         */
        put: operations["updateNotice"];
        post?: never;
        /**
         * Delete a notice
         * @description Removes a notice that the organisers wrote.
         */
        delete: operations["deleteNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the adjustments of a game
         * @description Newest first, those that were undone included. Not on servers that do not name `corrections` among their `extensions`.
         */
        get: operations["listAdjustments"];
        put?: never;
        /**
         * Give points to a team, or take some
         * @description They are in the total of the team from now on, in its row of the scoreboard, and a step of its curve.
         */
        post: operations["createAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/adjustments/{adjustmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo an adjustment
         * @description It does not count any more. It stays in the list of the adjustments.
         */
        delete: operations["undoAdjustment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/submissions/{submitId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void the solve of a team
         * @description The scoreboard is as if this answer, and earlier ones of the team to the challenge, had never been: values, bloods and ranks follow, and so do the notices of bloods. The team reads the reason. A later right answer of the team is a solve again.
         */
        post: operations["voidSubmission"];
        /**
         * Restore a voided solve
         * @description It counts from the moment of its answer again, as if it had never been voided.
         */
        delete: operations["restoreSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff of a game
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `gameStaff` among the `extensions` of its configuration. Everybody with a role in this game, managers first, and the links that still give one. The secret part of a link is in no list.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/staff/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the own role in a game
         * @description The last manager cannot leave.
         */
        post: operations["leaveStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that gives a role in a game
         * @description The token is in this answer and never again; what is stored is a hash.
         */
        post: operations["createStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/staff/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link that gives a role in a game
         * @description Who has accepted before keeps the role.
         */
        delete: operations["revokeStaffInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/staff/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of somebody in a game
         * @description The last manager stays one, unless an administrator of the platform decides otherwise.
         */
        put: operations["updateStaff"];
        post?: never;
        /**
         * Take the role of somebody in a game away
         * @description At once, whatever they are doing. The last manager stays one, unless an administrator of the platform decides otherwise.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/staff/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a link gives
         * @description For the page that asks before somebody accepts. The token is in the body, so that no log of addresses has it.
         */
        post: operations["readStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/staff/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a role in a game
         * @description Who has a role in the game already gets the one of the link where it is another; an only manager keeps theirs.
         */
        post: operations["acceptStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the divisions of a game
         * @description With their invite codes and the permissions for single challenges.
         */
        get: operations["listDivisions"];
        put?: never;
        /**
         * Create a division
         * @description The scoreboard is rebuilt.
         */
        post: operations["createDivision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/divisions/{divisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a division
         * @description An absent key stays as it is. The scoreboard is rebuilt.
         */
        put: operations["updateDivision"];
        post?: never;
        /**
         * Delete a division
         * @description Its participations keep their state and have no division afterwards. The scoreboard is rebuilt.
         */
        delete: operations["deleteDivision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/divisions/{divisionId}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the declaration of a division
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `tracks` among the `extensions` of its configuration.
         */
        get: operations["getDeclaration"];
        /**
         * Change the declaration of a division
         * @description Who joins with a team of the division accepts this text. What was accepted before stays recorded as it was; those who accepted another text are marked in the review.
         */
        put: operations["updateDeclaration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the challenges of a game
         * @description By id, disabled ones included. An unknown game has none.
         */
        get: operations["listEditChallenges"];
        put?: never;
        /**
         * Create a challenge
         * @description It is disabled and has default values.
         */
        post: operations["createChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a challenge to edit
         * @description All settings of a challenge, with its flags, attachments and the container that organisers try it with.
         */
        get: operations["getEditChallenge"];
        /**
         * Change a challenge
         * @description Enabling needs a flag, except for DynamicContainer. While the game runs, enabling and new hints are announced. Disabling destroys all containers of the challenge. The scoreboard is rebuilt.
         */
        put: operations["updateChallenge"];
        post?: never;
        /**
         * Delete a challenge with its flags, attachments and submissions
         * @description The scoreboard is rebuilt.
         */
        delete: operations["deleteChallenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who may edit a challenge as its author
         * @description Of the staff with the role author; managers edit every challenge.
         */
        get: operations["getAuthors"];
        /**
         * Change who may edit a challenge as its author
         * @description All of them. Each has a role in the game.
         */
        put: operations["updateAuthors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/scoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the value of a challenge falls
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `scoring` among the `extensions` of its configuration. Without it every challenge has the `curve`.
         */
        get: operations["getScoring"];
        /**
         * Change how the value of a challenge falls
         * @description The value starts at the `originalScore` of the challenge, whose own change leaves the scoring alone. Everyone who has solved the challenge has its present value, so the scoreboard is rebuilt.
         */
        put: operations["updateScoring"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a challenge requires
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `requirements` among the `extensions` of its configuration. Without it every challenge is open from the start.
         */
        get: operations["getRequirements"];
        /**
         * Change what a challenge requires
         * @description A challenge opens for a team that has solved all of them, and stays open for teams that have solved the challenge itself. Until then it is absent for the team's members in every operation, and its id answers 404. Tiers count from the solve, not from the opening. When a required challenge is deleted, it is required no more.
         */
        put: operations["updateRequirements"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether teams share notes and who works on what
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `presence` among the `extensions` of its configuration. Without it players have notes in their browsers alone.
         */
        get: operations["getPresenceSettings"];
        /**
         * Let teams share notes and who works on what, or not
         * @description What teams have written stays stored while the game does not let them share, and is shown to them again afterwards. Nobody but the members of a team reads its notes here. A save of the game leaves this alone.
         */
        put: operations["updatePresenceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/cooldown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the pause after wrong answers
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `cooldown` among the `extensions` of its configuration. Without it there is no such pause.
         */
        get: operations["getCooldown"];
        /**
         * Change the pause after wrong answers
         * @description After each `wrongAnswers` wrong answers of a team to the challenge, its answers are refused for `seconds` with 429 and `Retry-After`, right or wrong. What is refused is not counted. A change holds for answers that were sent before, too.
         */
        put: operations["updateCooldown"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the hints of a challenge that have a price
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `hints` among the `extensions` of its configuration. The hints of the challenge itself are free, and are not in this list.
         */
        get: operations["getHints"];
        /**
         * Change the hints of a challenge that have a price
         * @description All of them, in the order that players see. A hint with a known id stays the same one for teams that have opened it, whatever its text or price becomes; what they have paid stays. One without an id is new. A new or changed hint is announced as other hints are, without its text.
         */
        put: operations["updateHints"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/judging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at what judging earlier answers again would change
         * @description Compares all answers to the challenge with its flags of now, and changes nothing.
         */
        get: operations["previewJudging"];
        put?: never;
        /**
         * Judge earlier answers again
         * @description All answers to the challenge get their verdicts by its flags of now. A solve counts from the moment of its answer. Flags of other teams stay what they are, and so do voided solves.
         */
        post: operations["judgeAnswersAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove the attachment of a challenge
         * @description Replaces the present attachment; the type `None` removes it. The attachments of DynamicAttachment hang on its flags.
         */
        post: operations["setAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add flags to a challenge
         * @description All of them are added or none. Each may come with a file, which is given to the team that gets the flag. A flag with another `match` than `exact` is refused where each team has a flag of its own, a pattern where it cannot be read, matches an empty answer or is too large.
         */
        post: operations["addFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/flags/{flagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a flag of a challenge
         * @description With its last flag gone the challenge is disabled.
         */
        delete: operations["deleteFlag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/games/{id}/challenges/{challengeId}/container": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a container to try a challenge
         * @description Lives 2 hours and does not count for any team.
         */
        post: operations["createTestContainer"];
        /**
         * Destroy the test container of a challenge
         * @description Answers 200 also where none is running.
         */
        delete: operations["destroyTestContainer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post
         * @description Answers the id of the new post.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/edit/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a post
         * @description A body with nothing but `isPinned` changes the pin only; any other change makes the caller the author and now the time.
         */
        put: operations["updatePost"];
        post?: never;
        /**
         * Delete a post
         * @description Removes a post for good.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public games
         * @description Latest start first, hidden games left out. May be cached for 60 seconds.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the games nearest in time
         * @description At most 50 public games, ordered by how far away their nearest start or end is.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a game and the own standing in it
         * @description A hidden game with an invite code is unlisted: it answers to everybody who has its id. One without is a draft and answers 404, but for staff and for teams that were accepted before; so do all operations on it.
         */
        get: operations["getGame"];
        put?: never;
        /**
         * Join a game with a team
         * @description Joining before the start is allowed. The scoreboard is rebuilt.
         */
        post: operations["joinGame"];
        /**
         * Leave a game
         * @description Only while the team waits for its review or was rejected. The last player who leaves takes the participation along.
         */
        delete: operations["leaveGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what has to be chosen before joining
         * @description The teams of the caller that are in the game already, and the divisions that others may choose.
         */
        get: operations["getJoinCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own answers
         * @description For those who play already, until the date at which answers are deleted. All own answers are replaced.
         */
        put: operations["updateFieldAnswers"];
        post?: never;
        /**
         * Delete the own answers
         * @description Those to required fields as well; organizers see that they are missing.
         */
        delete: operations["deleteFieldAnswers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the declaration of the own division
         * @description For those who play already, after the text was changed or the team was moved to another division. To accept a text again records nothing.
         */
        post: operations["acceptDeclaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the play screen of the own team
         * @description Challenges with their points, the rank of the own team, its token and the rules for writeups. Only while the game takes answers, or later in practice mode.
         */
        get: operations["getGameDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who of the own team works on what
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `presence` among the `extensions` of its configuration. One read for a whole game, to be polled: only challenges that are open to the team are named, and a mark that nobody renewed is gone. After a change the hub `user` sends members of the team `ReceivedTeamPresence`.
         */
        get: operations["getTeamPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/scoreboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the scoreboard
         * @description Up to 5 seconds and one rebuild old.
         */
        get: operations["getScoreboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/scoreboard/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the scoreboard with all solves
         * @description For staff while the scoreboard is frozen, and the same as everybody's at all other times. An extension of ours; a server that has it names `schedule` among the `extensions` of its configuration.
         */
        get: operations["getLiveScoreboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/scoreboardsheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the scoreboard as a spreadsheet
         * @description An XLSX file with teams, members and points.
         */
        get: operations["downloadScoreboardSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signals
         * @description Facts about solves, answers, addresses and browsers that may settle a suspicion, the newest first. None of them is proof, and nothing follows from one by itself. Of each kind the newest 2,000 are listed. An extension of ours that other servers of this contract do not have; a server that has it names `signals` among the `extensions` of its configuration.
         */
        get: operations["listSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/signals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export signals as evidence
         * @description A file with the facts and marks of one team or of all, for who decides. The audit log says who took it, when, and of whom.
         */
        post: operations["exportSignals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/signals/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what makes a signal
         * @description How quick, how close and how many, and how long all of it is stored after the game.
         */
        get: operations["getSignalSettings"];
        /**
         * Change what makes a signal
         * @description All of them are replaced. A save of the game leaves them alone. With fewer days, what is older by then is deleted at once.
         */
        put: operations["updateSignalSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/signals/{signal}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a signal as looked into
         * @description With what was found. Another note replaces the one before; with `If-Match` only the one that was read.
         */
        put: operations["markSignal"];
        post?: never;
        /**
         * Take the mark of a signal back
         * @description Its note is deleted.
         */
        delete: operations["unmarkSignal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List answers
         * @description Newest first.
         */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/submissionsheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all answers as a spreadsheet
         * @description An XLSX file with all answers of the game, newest first.
         */
        get: operations["downloadSubmissionSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Those of the organisers first, then the newest. 300 are kept.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of the own team
         * @description An extension of ours that other servers of this contract do not have; a server that has it names `questions` among the `extensions` of its configuration. Newest first, at most 200. A team alone reads its own, and each player only while they are in the team.
         */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Ask the organizers
         * @description About the game, or about one challenge that the team sees. Plain text. A team asks a few questions at once and then one a minute (429 with Retry-After), and at most 20 of them wait for an answer.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/questions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark answers as read
         * @description For the caller alone; mates have marks of their own. What is not of the own team is left out.
         */
        post: operations["markQuestionsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Newest first.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/participations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the participations to review
         * @description Every team that has asked to join, with its members and their contact data.
         */
        get: operations["listParticipations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/cheatinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flags that teams sent for one another
         * @description One entry for each answer that was the flag of another team.
         */
        get: operations["listCheatInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/writeup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the own writeup
         * @description Also after the end of the game.
         */
        get: operations["getWriteup"];
        put?: never;
        /**
         * Hand in the own writeup
         * @description Replaces an earlier one.
         */
        post: operations["submitWriteup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/challenges/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a challenge as a player
         * @description The first call gives the team its own flag or attachment, where the challenge has them.
         */
        get: operations["getChallenge"];
        put?: never;
        /**
         * Send an answer
         * @description It is judged afterwards; ask for its status until that is no longer FlagSubmitted. Every call counts as an attempt.
         */
        post: operations["submitFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/challenges/{challengeId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the note of the own team on a challenge
         * @description With the ten saves before. Members of the team read it as long as the challenge is open to them, and nobody else.
         */
        get: operations["getTeamNote"];
        /**
         * Change the note of the own team on a challenge
         * @description The last save wins; what it replaces is the first of the history, also what somebody else has saved since the caller read the note: then the answer has a version that is not the next one. To put an old text back is to save it.
         */
        put: operations["saveTeamNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/challenges/{challengeId}/working": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that one works on a challenge, or not anymore
         * @description The other members of the team see it for two hours, unless it is said again: a computer that was closed says nothing.
         */
        put: operations["updateWorking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/challenges/{challengeId}/hints/{hintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a hint for its price
         * @description The price is taken from the points of the team at once, as an adjustment of the kind `hint`, and from then on all members read the hint among those of the challenge. A hint that the team has opened already costs nothing more. Once the game is over, hints are free.
         */
        post: operations["openHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/challenges/{challengeId}/status/{submitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the verdict on an own answer
         * @description CheatDetected is shown as WrongAnswer.
         */
        get: operations["getSubmissionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the running containers of the own team
         * @description The one that ends first comes first. An extension of ours, named `instances` among the `extensions` of a server's configuration.
         */
        get: operations["listTeamInstances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/container/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the container of a challenge
         * @description One for each team and challenge, within the limit of the game. Answers at once with its state; clients read the challenge until it has an address.
         */
        post: operations["createContainer"];
        /**
         * Destroy the container of a challenge
         * @description Only some seconds after the last start or end of a container.
         */
        delete: operations["deleteContainer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/{id}/container/{challengeId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the life of the container of a challenge
         * @description Adds the configured time. Only within the window before its end that the configuration tells.
         */
        post: operations["extendContainer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/games/{id}/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the challenges of a game whose traffic is recorded
         * @description An unknown game has none.
         */
        get: operations["listCaptureChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/captures/{challengeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teams with recordings of a challenge
         * @description Recordings of the traffic between players and their containers.
         */
        get: operations["listCaptureTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/captures/{challengeId}/{partId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the recordings of a team
         * @description Name, size and time of each recording, newest first.
         */
        get: operations["listCaptureFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/captures/{challengeId}/{partId}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all recordings of a team
         * @description A compressed archive of the recordings in the PCAP format.
         */
        get: operations["downloadCaptures"];
        put?: never;
        post?: never;
        /**
         * Delete all recordings of a team
         * @description Removes the files for good.
         */
        delete: operations["deleteCaptures"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/captures/{challengeId}/{partId}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a recording
         * @description One file in the PCAP format.
         */
        get: operations["downloadCapture"];
        put?: never;
        post?: never;
        /**
         * Delete a recording
         * @description Removes the file for good.
         */
        delete: operations["deleteCapture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what clients need to know about the platform
         * @description Title, slogan, theme and logo, the limits of containers, and the key that passwords and flags are encrypted with where one is set.
         */
        get: operations["getClientConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which captcha is in use
         * @description With the key of the site where the captcha needs one.
         */
        get: operations["getCaptchaInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/powchallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proof-of-work puzzle
         * @description Send the answer as `{id}:{16 hex digits}` in the field `challenge` of register, login or recovery. A right answer uses the puzzle up.
         */
        get: operations["getPowChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Pinned ones first, then the newest.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the first 20 posts
         * @description Pinned ones first, then the newest.
         */
        get: operations["listLatestPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post
         * @description With its whole text.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proxy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talk to a player container through a WebSocket
         * @description Binary frames carry the bytes of one TCP connection, both ways, for at most 30 minutes. Knowing the id is all that is needed; no session is asked for. 32 connections to one container may be open at a time.
         */
        get: operations["proxyInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proxy/noinst/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Talk to a test container through a WebSocket
         * @description As for player containers, without a limit on connections and without recording. Only for containers that belong to no team.
         */
        get: operations["proxyTestInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the teams the caller is in
         * @description With all members of each.
         */
        get: operations["listMyTeams"];
        put?: never;
        /**
         * Create a team
         * @description The caller becomes its captain.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a team
         * @description Everybody may read a team and its members, without contact data.
         */
        get: operations["getTeam"];
        /**
         * Change a team
         * @description Captain only.
         */
        put: operations["updateTeam"];
        post?: never;
        /**
         * Delete a team
         * @description Captain only.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the invite code of a team
         * @description Captain only.
         */
        get: operations["getInviteCode"];
        /**
         * Replace the invite code of a team
         * @description Captain only. The old code stops working.
         */
        put: operations["renewInviteCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a team with an invite code
         * @description Teams that are in a game take new members too. The limit of the game decides who joins it with them.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a team
         * @description Not for the captain, and not while the team is in a game that has not ended.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}/kick/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from a team
         * @description Captain only.
         */
        post: operations["kickMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand a team over to another member
         * @description Captain only.
         */
        put: operations["transferTeam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the avatar of a team
         * @description Captain only. The image becomes a WebP 300 pixels wide; a GIF stays as it is.
         */
        put: operations["updateTeamAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a team token
         * @description Needs no data of the platform; anybody may check a token with the public key of its game.
         */
        post: operations["verifyTeamToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who accepted which declaration, and when. */
        AcceptanceModel: {
            /**
             * Format: int32
             * @description Grows with time.
             */
            id: number;
            /**
             * Format: uuid
             * @description Who accepted it.
             */
            userId: string;
            /** @description Their name by now. */
            userName: string;
            /**
             * Format: int32
             * @description Division whose declaration it was, null when that was deleted.
             */
            divisionId: number | null;
            /** @description The text as it was accepted, Markdown. */
            text: string;
            /** @description When it was accepted. */
            acceptedAt: components["schemas"]["Time"];
        };
        /** @description Rules for accounts. */
        AccountPolicy: {
            /** @description Visitors may register. */
            allowRegister: boolean;
            /** @description New accounts can be used at once, without a confirmation. */
            activeOnRegister: boolean;
            /** @description Register, login and recovery ask for a captcha. */
            useCaptcha: boolean;
            /** @description Register, mail change and recovery go through a mailed link. */
            emailConfirmationRequired: boolean;
            /** @description Mail domains that may register, separated by commas; `*.uni.example` is every domain below it. Empty lets every domain in. */
            emailDomainList: string;
        };
        /** @description Changes to the rules for accounts. An absent key stays as it is. */
        AccountPolicyInput: {
            /** @description Visitors may register. A fresh platform starts with true. */
            allowRegister?: boolean;
            /** @description New accounts can be used at once. A fresh platform starts with true. */
            activeOnRegister?: boolean;
            /** @description Register, login and recovery ask for a captcha. A fresh platform starts with false. */
            useCaptcha?: boolean;
            /** @description Register, mail change and recovery go through a mailed link. A fresh platform starts with false. */
            emailConfirmationRequired?: boolean;
            /** @description Mail domains that may register, separated by commas; `*.uni.example` is every domain below it. Empty lets every domain in. */
            emailDomainList?: string;
        };
        /** @description The two values of a mailed link, sent back unchanged. */
        AccountVerifyModel: {
            /** @description Token in base64, as it stands in the link. */
            token: string;
            /** @description Mail address in base64, as it stands in the link. */
            email: string;
        };
        /** @description Points that a team is given or loses. */
        AdjustmentCreateModel: {
            /**
             * Format: int32
             * @description The team as a player of the game.
             */
            participationId: number;
            /**
             * Format: int32
             * @description Negative to take points, and not 0.
             */
            points: number;
            /** @description The team reads it, and it is in the audit log. */
            reason: string;
            /**
             * @description Everybody may read the reason on the scoreboard. The points are there in any case.
             * @default false
             */
            isPublic?: boolean;
        };
        /**
         * @description An `award` is a decision of the organizers, which also takes points; a `hint` is the price of one that the team has opened.
         * @enum {string}
         */
        AdjustmentKind: "award" | "hint";
        /** @description Points that a team has beside those of its solves. */
        AdjustmentModel: {
            /**
             * Format: int32
             * @description Adjustment id.
             */
            id: number;
            kind: components["schemas"]["AdjustmentKind"];
            /**
             * Format: int32
             * @description The team as a player of the game.
             */
            participationId: number;
            /** @description Name of the team. */
            team: string;
            /**
             * Format: int32
             * @description Negative where points were taken.
             */
            points: number;
            /** @description Why; empty for a hint. */
            reason: string;
            /** @description Everybody may read the reason. */
            isPublic: boolean;
            /** @description Login name of whoever made it, or empty. */
            user: string;
            /** @description When it was made. */
            time: components["schemas"]["Time"];
            /** @description Since when it does not count any more, null while it counts. */
            undoneAt: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description The challenge of a hint; absent for an award.
             */
            challengeId?: number;
            /** @description The title of that challenge. */
            challenge?: string;
        };
        /** @description Changes to a team. A blank name, a blank bio and a null lock stay as they are. */
        AdminTeamModel: {
            /** @description Team name. */
            name?: string | null;
            /** @description Text about the team. */
            bio?: string | null;
            /** @description Forces the lock on or off. */
            locked?: boolean | null;
        };
        /** @description Changes to an account. A key that is absent or null stays as it is. */
        AdminUserInfoModel: {
            /** @description Login name, 3 to 15 characters. */
            userName?: string | null;
            /** @description Mail address. Changing it clears emailConfirmed unless that key is sent too. */
            email?: string | null;
            /** @description Free text about the user. */
            bio?: string | null;
            /** @description Contact phone. The empty text is refused. */
            phone?: string | null;
            /** @description Legal name. */
            realName?: string | null;
            /** @description Student or staff number. */
            stdNumber?: string | null;
            /** @description True lets the account log in. */
            emailConfirmed?: boolean | null;
            /** @description New role. */
            role?: components["schemas"]["Role"] | null;
        };
        /** @description An answer to a question. */
        AnswerModel: {
            /** @description What the team reads, Markdown. */
            answer: string;
            /**
             * @description What everybody in the game reads as a notice, Markdown; null for an answer to the team alone.
             * @default null
             */
            notice?: string | null;
        };
        /**
         * @description Verdict on an answer. FlagSubmitted means that it is still being judged. Requests may carry the integer instead: NotFound -1, FlagSubmitted 0, Accepted 1, WrongAnswer 2, CheatDetected 3.
         * @enum {string}
         */
        AnswerResult: "NotFound" | "FlagSubmitted" | "Accepted" | "WrongAnswer" | "CheatDetected";
        /** @description Stored record of a token. */
        ApiToken: {
            /**
             * Format: uuid
             * @description Token id.
             */
            id: string;
            /** @description Label. */
            name: string;
            /**
             * Format: uuid
             * @description Account that made it, null when deleted.
             */
            creatorId: string | null;
            /** @description When it was made. */
            createdAt: components["schemas"]["Time"];
            /** @description When it stops working, null for never. */
            expiresAt: components["schemas"]["Time"] | null;
            /** @description Last time it was accepted, null for never. */
            lastUsedAt: components["schemas"]["Time"] | null;
            /** @description Switched off; it can be restored. */
            isRevoked: boolean;
            /** @description Login name of the account that made it. */
            creator: string | null;
            /** @description What it may do. Left out for a token that reads what monitors see, as all do on servers without `tokenScopes`. */
            scopes?: components["schemas"]["TokenScope"][];
            /**
             * Format: int32
             * @description The one game it is limited to, null or left out for no limit.
             */
            gameId?: number | null;
            /** @description The address of its last use, null or left out where it is not known. */
            lastUsedIp?: string | null;
        };
        /** @description A token to make. */
        ApiTokenCreateModel: {
            /** @description Label to recognise the token by. */
            name: string;
            /**
             * Format: int64
             * @description Life of the token, in days. Null or 0 makes one that never expires.
             */
            expiresIn?: number | null;
            /** @description What it may do. Left out for a token that reads what monitors see; only servers that name `tokenScopes` among their extensions know it. */
            scopes?: components["schemas"]["TokenScope"][];
            /**
             * Format: int32
             * @description The one game that it is limited to; not together with `Administer`.
             */
            gameId?: number | null;
        };
        /** @description A fresh token. The text is shown this once only. */
        ApiTokenResponse: {
            /** @description Text to send as a bearer token. */
            token: string;
            /** @description The stored record. */
            info: components["schemas"]["ApiToken"];
        };
        /** @description The signed answer of a passkey; all of it base64url. */
        AssertionModel: {
            /** @description What the browser saw. */
            clientDataJSON: string;
            /** @description What the device says. */
            authenticatorData: string;
            /** @description Its signature of both. */
            signature: string;
            /** @description The account, as the passkey remembers it. */
            userHandle?: string | null;
        };
        /** @description Files to store. */
        AssetUpload: {
            /** @description One part for each file. */
            files: Blob[];
        };
        /** @description File given to the players. */
        Attachment: {
            /**
             * Format: int32
             * @description Attachment id.
             */
            id: number;
            /** @description Where the file is. */
            type: components["schemas"]["FileType"];
            /** @description Path of the file, or the remote link. */
            url: string | null;
            /**
             * Format: int64
             * @description Size in bytes, null for a remote file.
             */
            fileSize: number | null;
        };
        /** @description Attachment to set on a challenge. */
        AttachmentCreateModel: {
            /**
             * @description Where the file is; None removes the attachment.
             * @default None
             */
            attachmentType?: components["schemas"]["FileType"];
            /**
             * @description Hash of an uploaded file, for Local.
             * @default
             */
            fileHash?: string | null;
            /**
             * @description Link, for Remote. A file of the platform is linked by its path, which starts with a slash.
             * @default
             */
            remoteUrl?: string | null;
        };
        /** @description The new passkey; base64url. */
        AttestationModel: {
            /** @description What the browser saw. */
            clientDataJSON: string;
            /** @description The key, and what the device says. */
            attestationObject: string;
            /** @description How the device is reached. */
            transports?: string[] | null;
        };
        /**
         * @description What happened to the subject of an entry of the audit log.
         * @enum {string}
         */
        AuditAction: "Created" | "Changed" | "Deleted";
        /** @description One field that a change touched. */
        AuditChange: {
            /** @description Name of the field. */
            field: string;
            /** @description Its value before as text, cut after 2,000 characters; null for none and for a secret. */
            before: string | null;
            /** @description Its value after, in the same form. */
            after: string | null;
            /** @description Whether the values are not told, such as those of flags, invite codes and passwords. */
            isSecret: boolean;
        };
        /** @description What one call by staff changed. */
        AuditEntry: {
            /**
             * Format: int64
             * @description Grows with every entry.
             */
            id: number;
            /** @description When it was changed. */
            time: components["schemas"]["Time"];
            /** @description The operation of this contract that changed it; `retention` where the server deleted answers of players, or first steps of teams, at their date. */
            operation: string;
            /**
             * Format: uuid
             * @description Who changed it, null for the server itself.
             */
            userId: string | null;
            /** @description The name of that account at the time. */
            userName: string;
            /** @description Address of the request. */
            ip: string;
            /** @description The name of the API token that was used, null or left out for none. */
            tokenName?: string | null;
            /** @description What was changed. */
            kind: components["schemas"]["AuditKind"];
            /** @description What happened to it. */
            action: components["schemas"]["AuditAction"];
            /** @description Its id; the name of a section for a setting. */
            subjectId: string;
            /** @description Its name or that of what it belongs to, at the time. */
            subjectName: string | null;
            /** @description The fields that differ; of something new or deleted, those that had a value. */
            changes: components["schemas"]["AuditChange"][];
            /** @description What else the same call changed, the first hundred; left out by servers that make an entry of each. */
            others?: components["schemas"]["AuditOther"][];
            /** @description Whether the call changed more than `others` has. */
            hasMore?: boolean;
        };
        /**
         * @description What an entry of the audit log is about.
         * @enum {string}
         */
        AuditKind: "Setting" | "User" | "Team" | "TeamMember" | "Participation" | "Token" | "File" | "Game" | "Notice" | "Division" | "DivisionRule" | "Challenge" | "Attachment" | "Flag" | "Post" | "Instance" | "Capture" | "Adjustment" | "VoidedSolve" | "Hint" | "Field" | "Staff" | "Author" | "StaffInvitation" | "Provider" | "Identity" | "SecondFactor" | "Question" | "CannedAnswer" | "Webhook" | "Signal";
        /** @description Something else that the same call changed. */
        AuditOther: {
            /** @description What was changed. */
            kind: components["schemas"]["AuditKind"];
            /** @description What happened to it. */
            action: components["schemas"]["AuditAction"];
            /** @description Its id. */
            subjectId: string;
            /** @description Its name or that of what it belongs to, at the time. */
            subjectName: string | null;
        };
        /** @description Who may edit a challenge as its author. */
        AuthorsEditModel: {
            /** @description Account ids of the staff of the game. */
            userIds: string[];
        };
        /** @description Who may edit a challenge as its author. */
        AuthorsModel: {
            /** @description Account ids. */
            userIds: string[];
            etag: components["schemas"]["EntityTag"];
        };
        /** @description One game in a list. */
        BasicGameInfoModel: {
            /**
             * Format: int32
             * @description Game id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Short text. */
            summary: string;
            /** @description Path of the poster image, null when there is none. */
            poster: string | null;
            /**
             * Format: int32
             * @description Members of one team that may join, 0 for no limit.
             */
            limit: number;
            /** @description Start of the game. */
            start: components["schemas"]["Time"];
            /** @description End of the game. */
            end: components["schemas"]["Time"];
            /** @description Since when the game has been paused. Absent while it is not, and on servers without the extension `schedule`. */
            pausedSince?: components["schemas"]["Time"];
        };
        /** @description One page of games. */
        BasicGameInfoPage: {
            /** @description Items of this page. */
            data: components["schemas"]["BasicGameInfoModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description State of the own writeup. */
        BasicWriteupInfoModel: {
            /** @description A file is stored. */
            submitted: boolean;
            /** @description Name of the stored file, "#" when there is none. */
            name: string;
            /**
             * Format: int64
             * @description Size in bytes, 0 when there is none.
             */
            fileSize: number;
            /** @description Instructions of the organisers, Markdown. */
            note: string;
        };
        /** @description One of the first three solves. */
        Blood: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Team name. */
            name: string;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description When the answer was sent. */
            submitTimeUtc: components["schemas"]["Time"] | null;
        };
        /** @description A text for answers. */
        CannedAnswer: {
            /** @description What staff chooses it by. */
            title: string;
            /** @description The text, Markdown. */
            content: string;
        };
        /** @description All canned answers of a game. */
        CannedAnswersEditModel: {
            /** @description In the order in which staff sees them. */
            answers: components["schemas"]["CannedAnswer"][];
        };
        /** @description The canned answers of a game. */
        CannedAnswersModel: {
            /** @description In the order in which staff sees them. */
            answers: components["schemas"]["CannedAnswer"][];
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /**
         * @description Provider of the captcha. As integers: None 0, HashPow 1, CloudflareTurnstile 2.
         * @enum {string}
         */
        CaptchaProvider: "None" | "HashPow" | "CloudflareTurnstile";
        /** @description Whether the captcha could be asked for. */
        CaptchaTestResult: {
            /** @description The captcha that is used when the settings ask for one. */
            provider: components["schemas"]["CaptchaProvider"];
            /**
             * @description What its provider says about the secret.
             * @enum {string}
             */
            outcome: "Works" | "WrongSecret" | "Unreachable";
        };
        /**
         * @description Category of a challenge. Requests may carry the integer instead: Misc 0, Crypto 1, Pwn 2, Web 3, Reverse 4, Blockchain 5, Forensics 6, Hardware 7, Mobile 8, PPC 9, AI 10, Pentest 11, OSINT 12.
         * @enum {string}
         */
        ChallengeCategory: "Misc" | "Crypto" | "Pwn" | "Web" | "Reverse" | "Blockchain" | "Forensics" | "Hardware" | "Mobile" | "PPC" | "AI" | "Pentest" | "OSINT";
        /** @description One challenge as a player sees it. */
        ChallengeDetailModel: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Task, Markdown. */
            content: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
            /** @description Hints, Markdown; of those with a price the ones that the team has opened. */
            hints: string[] | null;
            /** @description Hints that the team has not opened, in their order. An extension of ours, `hints`; absent where there are none, and on servers that do not have it. */
            lockedHints?: components["schemas"]["LockedHint"][];
            /**
             * Format: int32
             * @description Present points.
             */
            score: number;
            /** @description Type. */
            type: components["schemas"]["ChallengeType"];
            /** @description Download and container of the team. */
            context: components["schemas"]["ClientFlagContext"];
            /**
             * Format: int32
             * @description Answers one team may send, 0 for no limit.
             */
            limit: number;
            /**
             * Format: int32
             * @description Answers the team has sent.
             */
            attempts: number;
            /** @description Last instant at which solves score, null for none. */
            deadline: components["schemas"]["Time"] | null;
        };
        /** @description One challenge as its organisers see it. */
        ChallengeEditDetailModel: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Task, Markdown. */
            content: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
            /** @description Type, fixed after creation. */
            type: components["schemas"]["ChallengeType"];
            /** @description Hints, Markdown. */
            hints: string[];
            /** @description Template of the flags of a DynamicContainer challenge. */
            flagTemplate: string | null;
            /** @description Visible to players. */
            isEnabled: boolean;
            /**
             * Format: int32
             * @description Solves on the scoreboard, 0 when it is not at hand.
             */
            acceptedCount: number;
            /** @description Download name of dynamic attachments. */
            fileName: string | null;
            /** @description Attachment for all teams. */
            attachment: components["schemas"]["Attachment"] | null;
            /** @description Container the organisers try the challenge with. */
            testContainer: components["schemas"]["ContainerInfoModel"] | null;
            /** @description What the test container wrote, null when there is none or its engine does not answer. Only where it was asked for; servers that do not know it leave it out. */
            testOutput?: components["schemas"]["ContainerOutputModel"] | null;
            /** @description Flags. Empty for DynamicContainer and in most answers to an update. */
            flags: components["schemas"]["FlagInfoModel"][];
            /** @description Container image, empty when there is none. */
            containerImage: string;
            /**
             * Format: int32
             * @description Memory of a container, in MB.
             */
            memoryLimit: number | null;
            /**
             * Format: int32
             * @description CPU share of a container, in tenths of a CPU.
             */
            cpuCount: number | null;
            /**
             * Format: int32
             * @description Storage of a container, in MB.
             */
            storageLimit: number | null;
            /**
             * Format: int32
             * @description Port inside the container that is made reachable.
             */
            exposePort: number | null;
            /** @description Outbound network of a container. */
            networkMode: components["schemas"]["NetworkMode"] | null;
            /** @description The proxied traffic is recorded. */
            enableTrafficCapture: boolean | null;
            /** @description First solves get no bonus. */
            disableBloodBonus: boolean | null;
            /** @description Last instant at which solves score, null for none. */
            deadlineUtc: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Answers one team may send, 0 for no limit.
             */
            submissionLimit: number;
            /**
             * Format: int32
             * @description Points before any solve.
             */
            originalScore: number;
            /**
             * Format: double
             * @description Share of originalScore that is never undercut, 0 to 1.
             */
            minScoreRate: number;
            /**
             * Format: double
             * @description Number of solves over which the points fall off; larger falls slower.
             */
            difficulty: number;
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description Challenge as shown on the scoreboard. */
        ChallengeInfo: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
            /**
             * Format: int32
             * @description Present points.
             */
            score: number;
            /**
             * Format: int32
             * @description Solves that count for the fall of the points.
             */
            solved: number;
            /** @description Last instant at which solves score, null for none. */
            deadline: components["schemas"]["Time"] | null;
            /** @description First three solves, in order; 0 to 3 entries. */
            bloods: components["schemas"]["Blood"][];
            /** @description First solves get no bonus. */
            disableBloodBonus: boolean;
        };
        /** @description A challenge to make. Only title, category and type are read. */
        ChallengeInfoInput: {
            /**
             * Format: int32
             * @description Ignored.
             */
            id?: number;
            /** @description Title. */
            title: string;
            /**
             * @description Category.
             * @default Misc
             */
            category?: components["schemas"]["ChallengeCategory"];
            /**
             * @description Type, fixed after creation.
             * @default StaticAttachment
             */
            type?: components["schemas"]["ChallengeType"];
            /** @description Ignored; a new challenge is disabled. */
            isEnabled?: boolean;
            /**
             * Format: int32
             * @description Ignored.
             */
            score?: number;
            /**
             * Format: int32
             * @description Ignored.
             */
            minScore?: number;
            /**
             * Format: int32
             * @description Ignored.
             */
            originalScore?: number;
            /** @description Ignored. */
            deadlineUtc?: components["schemas"]["Time"] | null;
        };
        /** @description One challenge in the organisers' list. */
        ChallengeInfoModel: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
            /** @description Type, fixed after creation. */
            type: components["schemas"]["ChallengeType"];
            /** @description Visible to players. */
            isEnabled: boolean;
            /**
             * Format: int32
             * @description Present points, taken from the scoreboard when it is there, else the original ones.
             */
            score: number;
            /**
             * Format: int32
             * @description Lowest points the challenge can fall to: the floor of minScoreRate times originalScore.
             */
            minScore: number;
            /**
             * Format: int32
             * @description Points before any solve.
             */
            originalScore: number;
            /** @description Last instant at which solves score, null for none. */
            deadlineUtc: components["schemas"]["Time"] | null;
        };
        /** @description One solve of one team. */
        ChallengeItem: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /**
             * Format: int32
             * @description Points given.
             */
            score: number;
            /** @description Normal, or which of the first three it was. */
            type: components["schemas"]["SubmissionType"];
            /** @description Login name of the solver. */
            userName: string | null;
            /** @description When the answer was sent. */
            time: components["schemas"]["Time"];
            /** @description True in the own row for a solve since the scoreboard froze, which counts for nothing yet. Absent for all others. */
            pending?: boolean;
        };
        /** @description Short form of a challenge. */
        ChallengeModel: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
        };
        /** @description Challenge whose traffic is recorded. */
        ChallengeTrafficModel: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Category. */
            category: components["schemas"]["ChallengeCategory"];
            /** @description Type. */
            type: components["schemas"]["ChallengeType"];
            /** @description Visible to players. */
            isEnabled: boolean;
            /**
             * Format: int32
             * @description Number of teams with recordings.
             */
            count: number;
        };
        /**
         * @description Type of a challenge. Bit 0 tells a container, bit 1 flags that differ from team to team. Requests may carry the integer instead: StaticAttachment 0, StaticContainer 1, DynamicAttachment 2, DynamicContainer 3.
         * @enum {string}
         */
        ChallengeType: "StaticAttachment" | "StaticContainer" | "DynamicAttachment" | "DynamicContainer";
        /** @description Changes to a challenge. A key that is absent or null stays as it is. */
        ChallengeUpdateModel: {
            /** @description Title. */
            title?: string | null;
            /** @description Task, Markdown. */
            content?: string | null;
            /** @description Template of the flags of a DynamicContainer challenge; the empty text clears it. */
            flagTemplate?: string | null;
            /** @description Category. */
            category?: components["schemas"]["ChallengeCategory"] | null;
            /** @description All hints, Markdown; replaces the present ones. */
            hints?: string[] | null;
            /** @description Shows the challenge to players. Needs at least one flag, except for DynamicContainer. */
            isEnabled?: boolean | null;
            /** @description Download name of dynamic attachments. The blank text is refused. */
            fileName?: string | null;
            /** @description Last instant at which solves score; 0 removes the deadline. */
            deadlineUtc?: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Answers one team may send, 0 for no limit.
             */
            submissionLimit?: number | null;
            /** @description Container image; blanks around it are cut off. */
            containerImage?: string | null;
            /**
             * Format: int32
             * @description Memory of a container, in MB.
             */
            memoryLimit?: number | null;
            /**
             * Format: int32
             * @description CPU share of a container, in tenths of a CPU.
             */
            cpuCount?: number | null;
            /**
             * Format: int32
             * @description Storage of a container, in MB.
             */
            storageLimit?: number | null;
            /**
             * Format: int32
             * @description Port inside the container that is made reachable.
             */
            exposePort?: number | null;
            /** @description Outbound network of a container. */
            networkMode?: components["schemas"]["NetworkMode"] | null;
            /** @description Record the proxied traffic. Container types only. */
            enableTrafficCapture?: boolean | null;
            /** @description First solves get no bonus. */
            disableBloodBonus?: boolean | null;
            /**
             * Format: int32
             * @description Points before any solve.
             */
            originalScore?: number | null;
            /**
             * Format: double
             * @description Share of originalScore that is never undercut, 0 to 1.
             */
            minScoreRate?: number | null;
            /**
             * Format: double
             * @description Number of solves over which the points fall off; larger falls slower.
             */
            difficulty?: number | null;
        };
        /** @description Flag of one team sent by another. */
        CheatInfoModel: {
            /** @description Team the flag belongs to. */
            ownedTeam: components["schemas"]["ParticipationModel"];
            /** @description Team that sent it. */
            submitTeam: components["schemas"]["ParticipationModel"];
            /** @description The answer. */
            submission: components["schemas"]["Submission"];
        };
        /** @description Captcha in use. */
        ClientCaptchaInfoModel: {
            /** @description Provider, None when no captcha is asked for. */
            type: components["schemas"]["CaptchaProvider"];
            /** @description Site key of the provider, or empty. */
            siteKey: string;
        };
        /** @description What every visitor's client needs to know about the platform. */
        ClientConfig: {
            /** @description Name of the platform, shown before the product name. */
            title: string;
            /** @description Line below the name. */
            slogan: string;
            /** @description Footer, Markdown. */
            footerInfo: string | null;
            /** @description Brand colour as #rrggbb, empty or null for the built-in one. */
            customTheme: string | null;
            /** @description X25519 public key in base64. When it is not null, passwords and flags must be sent encrypted with it. */
            apiPublicKey: string | null;
            /** @description Path of the logo, null for the built-in one. */
            logoUrl: string | null;
            /** @description How players reach containers. */
            portMapping: components["schemas"]["ContainerPortMappingType"];
            /**
             * Format: int32
             * @description Life of a new container, in minutes.
             */
            defaultLifetime: number;
            /**
             * Format: int32
             * @description Minutes added by one extension.
             */
            extensionDuration: number;
            /**
             * Format: int32
             * @description Minutes before the planned stop from which an extension is possible.
             */
            renewalWindow: number;
            /** @description False on a platform that runs no containers. Servers that do not tell leave it out. */
            runsContainers?: boolean;
            /** @description What this server can do beyond the contract of existing servers, such as `audit`. `endSessions` means that sessions end at once, on request (`logout?everywhere=true`) and with a new password; `flags` that flags have a `match`; `mail` that mails go to a mail server; `schedule` that games have a schedule. Other servers do not send it, and clients ignore names they do not know. */
            extensions?: string[];
            /** @description Of whoever runs the platform. Servers that do not tell leave it out. */
            project?: components["schemas"]["ProjectInfo"];
            /** @description Providers that visitors log in with, in the order of their buttons. Servers that have none leave it out. */
            providers?: components["schemas"]["ProviderInfo"][];
            /** @description Whether passkeys open accounts here; servers without `secondFactor` leave it out. */
            passkeys?: boolean;
        };
        /** @description Download and container of the team. */
        ClientFlagContext: {
            /** @description When the container will be destroyed, null when none runs. */
            closeTime: components["schemas"]["Time"] | null;
            /** @description How to reach the container: its id when the platform proxies, else host:port. */
            instanceEntry: string | null;
            /** @description Link of the attachment. */
            url: string | null;
            /**
             * Format: int64
             * @description Size of the attachment in bytes.
             */
            fileSize: number | null;
            /** @description Name of the team member who started the container, null when none runs or the account is gone. Servers that do not tell leave it out. */
            startedBy?: string | null;
            /** @description Challenges of the team's other containers where one more would be too many, oldest first; empty while there is room. Servers that do not tell leave it out. */
            occupants?: components["schemas"]["ChallengeModel"][];
            /**
             * Format: int32
             * @description How many of the occupants a start destroys, from the first on; 0 when it destroys none and is refused while there are any. Servers that do not tell leave it out.
             */
            displaced?: number;
        };
        /** @description A wrong flag that several teams sent for one challenge. */
        CommonAnswer: {
            /** @description The challenge. */
            challenge: components["schemas"]["NamedChallenge"];
            /** @description What they sent. */
            answer: string;
            /**
             * Format: int32
             * @description Teams that sent it.
             */
            teams: number;
            /** @description When it was last sent. */
            lastAt: components["schemas"]["Time"];
        };
        /** @description Changes to the settings. A section, or a key inside a section, that is absent stays as it is. */
        ConfigEditInput: {
            /** @description Rules for accounts. Null keeps the section. */
            accountPolicy?: components["schemas"]["AccountPolicyInput"] | null;
            /** @description Name, texts and looks. Null keeps the section. */
            globalConfig?: components["schemas"]["GlobalConfigInput"] | null;
            /** @description Rules for challenge containers. Null keeps the section. */
            containerPolicy?: components["schemas"]["ContainerPolicyInput"] | null;
        };
        /** @description Settings of the platform, all three sections. */
        ConfigEditModel: {
            /** @description Rules for accounts. */
            accountPolicy: components["schemas"]["AccountPolicy"];
            /** @description Name, texts and looks. */
            globalConfig: components["schemas"]["GlobalConfig"];
            /** @description Rules for challenge containers. */
            containerPolicy: components["schemas"]["ContainerPolicy"];
        };
        /** @description Container of a challenge. */
        ContainerInfoModel: {
            /** @description State of the container. */
            status: components["schemas"]["ContainerStatus"];
            /** @description When it was started. */
            startedAt: components["schemas"]["Time"];
            /** @description When it will be destroyed. */
            expectStopAt: components["schemas"]["Time"];
            /** @description How to reach it: the container id when the platform proxies, else host:port. */
            entry: string;
        };
        /** @description One running player container. */
        ContainerInstanceModel: {
            /** @description Owner. */
            team: components["schemas"]["TeamModel"] | null;
            /** @description Challenge it belongs to. */
            challenge: components["schemas"]["ChallengeModel"] | null;
            /** @description Image it was started from. */
            image: string;
            /**
             * Format: uuid
             * @description Id of the container record, used to destroy it.
             */
            containerGuid: string;
            /** @description Id inside the container engine. */
            containerId: string;
            /** @description When it was started. */
            startedAt: components["schemas"]["Time"];
            /** @description When it will be destroyed. */
            expectStopAt: components["schemas"]["Time"];
            /** @description Public host, else the inner one. */
            ip: string;
            /**
             * Format: int32
             * @description Public port, else the inner one.
             */
            port: number;
        };
        /** @description One page of containers. */
        ContainerInstancePage: {
            /** @description Items of this page. */
            data: components["schemas"]["ContainerInstanceModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description What a container wrote, and how it ended. */
        ContainerOutputModel: {
            /** @description The last lines of its output. */
            text: string;
            /**
             * Format: int32
             * @description Exit status as a shell tells it, null while it runs.
             */
            exitCode: number | null;
            /** @description It was ended because it took more memory than it may. */
            isOutOfMemory: boolean;
        };
        /** @description Rules for challenge containers. */
        ContainerPolicy: {
            /** @description At the limit the oldest container of the team is destroyed instead of refusing the new one. */
            autoDestroyOnLimitReached: boolean;
            /**
             * Format: int32
             * @description Kept for compatibility, without effect.
             */
            maxExerciseContainerCountPerUser: number;
            /**
             * Format: int32
             * @description Life of a new container, in minutes.
             */
            defaultLifetime: number;
            /**
             * Format: int32
             * @description Minutes added by one extension.
             */
            extensionDuration: number;
            /**
             * Format: int32
             * @description Minutes before the planned stop from which an extension is possible.
             */
            renewalWindow: number;
        };
        /** @description Changes to the rules for challenge containers. An absent key stays as it is. */
        ContainerPolicyInput: {
            /** @description At the limit the oldest container of the team is destroyed instead of refusing the new one. A fresh platform starts with false. */
            autoDestroyOnLimitReached?: boolean;
            /**
             * Format: int32
             * @description Kept for compatibility, without effect.
             */
            maxExerciseContainerCountPerUser?: number;
            /**
             * Format: int32
             * @description Life of a new container, in minutes. A fresh platform starts with 120.
             */
            defaultLifetime?: number;
            /**
             * Format: int32
             * @description Minutes added by one extension. A fresh platform starts with 120.
             */
            extensionDuration?: number;
            /**
             * Format: int32
             * @description Minutes before the planned stop from which an extension is possible. A fresh platform starts with 10.
             */
            renewalWindow?: number;
        };
        /**
         * @description How players reach containers: by host and port, or through the WebSocket proxy of the platform. As integers: Default 0, PlatformProxy 1.
         * @enum {string}
         */
        ContainerPortMappingType: "Default" | "PlatformProxy";
        /**
         * @description State of a container. As integers: Pending 0, Running 1, Destroyed 2.
         * @enum {string}
         */
        ContainerStatus: "Pending" | "Running" | "Destroyed";
        /** @description What needs somebody in a game now. */
        ControlRoomModel: {
            /** @description When it was read. */
            time: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Teams that play.
             */
            acceptedTeams: number;
            /**
             * Format: int32
             * @description Teams that wait for a decision.
             */
            waitingTeams: number;
            /** @description The first of them, the longest wait first. */
            waiting: components["schemas"]["WaitingTeam"][];
            /**
             * Format: int32
             * @description Teams that are stuck.
             */
            stuckTeams: number;
            /** @description The first of them, those with most wrong flags first. */
            stuck: components["schemas"]["StuckTeam"][];
            /**
             * Format: int32
             * @description Challenges that nobody has solved.
             */
            unsolvedChallenges: number;
            /** @description The first of them, the longest open first. */
            unsolved: components["schemas"]["UnsolvedChallenge"][];
            /** @description Challenges that are suddenly solved, the newest first. */
            sudden: components["schemas"]["SuddenSolves"][];
            /** @description Wrong flags that several teams sent, the most common first. */
            common: components["schemas"]["CommonAnswer"][];
            /** @description The instances of the game. */
            instances: components["schemas"]["GameInstances"];
        };
        /** @description The pause after wrong answers to a challenge. All of it is replaced; what is absent goes back to its default. */
        CooldownEditModel: {
            /**
             * Format: int32
             * @description After how many wrong answers of a team each pause comes.
             * @default 1
             */
            wrongAnswers?: number;
            /**
             * Format: int32
             * @description How long the pause is; 0 for none.
             * @default 0
             */
            seconds?: number;
        };
        /** @description The pause after wrong answers to a challenge. */
        CooldownModel: {
            /**
             * Format: int32
             * @description After how many wrong answers of a team each pause comes.
             */
            wrongAnswers: number;
            /**
             * Format: int32
             * @description How long the pause is; 0 for none.
             */
            seconds: number;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description Which text is accepted. */
        DeclarationAcceptModel: {
            /** @description The `hash` of the text, from what has to be chosen before joining. */
            acceptedDeclaration: string;
        };
        /** @description What those who join with a team of a division accept. */
        DeclarationEditModel: {
            /** @description Markdown; empty when nothing has to be accepted. Blanks around it are removed. */
            text: string;
        };
        /** @description What those who join with a team of a division accept. */
        DeclarationModel: {
            /** @description Markdown; empty when nothing has to be accepted. */
            text: string;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /**
         * @description Whether a player accepted the declaration of the team's division: as it is, an earlier text of it only, or not at all.
         * @enum {string}
         */
        DeclarationState: "Accepted" | "Earlier" | "Missing";
        /**
         * @description Status of deliveries; `failing` are those that failed, or that wait after an attempt that failed.
         * @enum {string}
         */
        DeliveryFilter: "waiting" | "delivered" | "failed" | "withheld" | "failing";
        /**
         * @description Why a receiver did not take a message. `addressRefused` is an address that is not public, `redirect` one that leads elsewhere, `gone` a receiver that wants nothing any more.
         * @enum {string}
         */
        DeliveryProblem: "addressRefused" | "hostUnknown" | "unreachable" | "timeout" | "redirect" | "refused" | "gone";
        /**
         * @description What becomes of a message. `withheld` waits until its game is neither hidden nor frozen, or says what is not true any more.
         * @enum {string}
         */
        DeliveryStatus: "waiting" | "delivered" | "failed" | "withheld";
        /** @description One game, and how the caller stands in it. */
        DetailedGameInfoModel: {
            /** @description For the team of the caller. Left out where nothing was corrected, and by servers that do not name `corrections` among their `extensions`. */
            corrections?: components["schemas"]["TeamCorrections"];
            /**
             * Format: int32
             * @description Game id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Short text. */
            summary: string;
            /** @description Description, Markdown. */
            content: string;
            /** @description Left out of the public lists. */
            hidden: boolean;
            /** @description All divisions, whether they can be joined or not. */
            divisions: components["schemas"]["DivisionInfo"][] | null;
            /** @description The game itself asks for a code. */
            inviteCodeRequired: boolean;
            /** @description Teams hand in writeups. */
            writeupRequired: boolean;
            /** @description Path of the poster image, null when there is none. */
            poster: string | null;
            /**
             * Format: int32
             * @description Members of one team that may join, 0 for no limit.
             */
            limit: number;
            /**
             * Format: int32
             * @description Participations in any state.
             */
            teamCount: number;
            /**
             * Format: int32
             * @description Division of the caller, null when there is none.
             */
            division: number | null;
            /** @description Team the caller plays with, null when there is none. */
            teamName: string | null;
            /** @description Play stays open after the end, without points. */
            practiceMode: boolean;
            /** @description State of the caller's participation, Unsubmitted when there is none. */
            status: components["schemas"]["ParticipationStatus"];
            /** @description Start of the game. */
            start: components["schemas"]["Time"];
            /** @description End of the game. */
            end: components["schemas"]["Time"];
            /** @description Absent for games without a freeze or a pause, and on servers without the extension `schedule`. */
            schedule?: components["schemas"]["GameScheduleModel"];
        };
        /** @description One division of a game. */
        Division: {
            /**
             * Format: int32
             * @description Division id.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Code needed to join, null or empty for none. */
            inviteCode: string | null;
            /** @description Permissions where no entry for the challenge exists. */
            defaultPermissions: components["schemas"]["GamePermission"];
            /** @description Exceptions for single challenges. */
            challengeConfigs: components["schemas"]["DivisionChallengeConfig"][];
            /** @description Those who join accept a text, which has an address of its own. Left out where they do not, and by servers that do not name `tracks` among their `extensions`. */
            hasDeclaration?: boolean;
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description Exception of a division for one challenge. */
        DivisionChallengeConfig: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            challengeId: number;
            /** @description Permissions that replace the default ones for this challenge. */
            permissions: components["schemas"]["GamePermission"];
        };
        /** @description Exception of a division for one challenge. */
        DivisionChallengeConfigModel: {
            /**
             * Format: int32
             * @description Challenge id.
             * @default 0
             */
            challengeId?: number;
            /**
             * @description Permissions that replace the default ones for this challenge.
             * @default 2147483647
             */
            permissions?: components["schemas"]["GamePermission"];
        };
        /** @description Exception of a division for one challenge. */
        DivisionChallengeItem: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            challengeId: number;
            /** @description Permissions that replace the default ones for this challenge. */
            permissions: components["schemas"]["GamePermission"];
        };
        /** @description A division to make. */
        DivisionCreateModel: {
            /** @description Name. */
            name: string;
            /** @description Code needed to join, null or empty for none. */
            inviteCode?: string | null;
            /**
             * @description Permissions where no entry for the challenge exists; null for all.
             * @default 2147483647
             */
            defaultPermissions?: components["schemas"]["GamePermission"] | null;
            /**
             * @description Exceptions for single challenges. Null for none.
             * @default []
             */
            challengeConfigs?: components["schemas"]["DivisionChallengeConfigModel"][] | null;
        };
        /** @description Changes to a division. A key that is absent or null stays as it is. */
        DivisionEditModel: {
            /** @description Name. */
            name?: string | null;
            /** @description Code needed to join; the empty text removes it. */
            inviteCode?: string | null;
            /** @description Permissions where no entry for the challenge exists. */
            defaultPermissions?: components["schemas"]["GamePermission"] | null;
            /** @description All exceptions for single challenges; replaces the present set. */
            challengeConfigs?: components["schemas"]["DivisionChallengeConfigModel"][] | null;
        };
        /** @description Division as shown to players. */
        DivisionInfo: {
            /**
             * Format: int32
             * @description Division id.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description The division asks for a code. */
            inviteCodeRequired: boolean;
        };
        /** @description Division as the scoreboard needs it. */
        DivisionItem: {
            /**
             * Format: int32
             * @description Division id.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Permissions where no entry for the challenge exists. */
            defaultPermissions: components["schemas"]["GamePermission"];
            /** @description Challenge id (as text) to its exception. */
            challengeConfigs: {
                [key: string]: components["schemas"]["DivisionChallengeItem"];
            };
        };
        /**
         * @description Names the state of what can be edited, to be sent back as `If-Match`. Other servers leave it out; their clients read before they write.
         * @example "edit-9F86D081884C7D65"
         */
        EntityTag: string;
        /**
         * @description Kind of event. As integers: Normal 0, ContainerStart 1, ContainerDestroy 2, FlagSubmit 3, CheatDetected 4.
         * @enum {string}
         */
        EventType: "Normal" | "ContainerStart" | "ContainerDestroy" | "FlagSubmit" | "CheatDetected";
        /** @description An answer to a field. */
        FieldAnswer: {
            /**
             * Format: int32
             * @description Field id.
             */
            fieldId: number;
            /** @description A short text, one of the choices, or `yes` or `no`. */
            answer: string;
        };
        /** @description An answer to a field. */
        FieldAnswerInput: {
            /**
             * Format: int32
             * @description Field id.
             */
            fieldId: number;
            /** @description A short text, one of the choices, or `yes` or `no`; empty for no answer. */
            answer: string;
        };
        /** @description All answers of the caller in a game. */
        FieldAnswersEditModel: {
            /** @description Those of fields that are left out are deleted. */
            answers: components["schemas"]["FieldAnswerInput"][];
        };
        /** @description What the players of a game have answered. Private, for organizers of the game alone. */
        FieldAnswersModel: {
            /** @description What was asked, in its order; empty after the date at which answers are deleted. */
            fields: components["schemas"]["ProfileField"][];
            /** @description Players who have answered anything. */
            players: components["schemas"]["PlayerAnswers"][];
        };
        /**
         * @description How a field is answered, `text` in a short text, `choice` by one of its choices, `yesNo` by `yes` or `no`.
         * @enum {string}
         */
        FieldKind: "text" | "choice" | "yesNo";
        /** @description One stored file with its uses. */
        FileInfoModel: {
            /** @description SHA-256 of the content, 64 lower-case hex characters. */
            hash: string;
            /** @description Stored file name. */
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** @description When it was uploaded last. */
            uploadTime: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Places that use it.
             */
            useCount: number;
            /** @description The first 20 of them. */
            uses: components["schemas"]["FileUse"][];
        };
        /** @description One page of stored files. */
        FileInfoPage: {
            /** @description Items of this page. */
            data: components["schemas"]["FileInfoModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Number of all files.
             */
            total: number;
        };
        /** @description Files that are to go. */
        FilePruneModel: {
            /** @description SHA-256 of their contents. */
            hashes: string[];
        };
        /** @description What became of the files. */
        FilePruneResult: {
            /** @description Hashes of those that are gone, also of those that were gone before. */
            deleted: string[];
            /** @description Hashes of those that are in use. */
            kept: string[];
        };
        /** @description One recording. */
        FileRecord: {
            /** @description File name. */
            fileName: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** @description Last write. */
            updateTime: components["schemas"]["Time"];
        };
        /**
         * @description Where an attachment is stored. Requests may carry the integer instead: None 0, Local 1, Remote 2.
         * @enum {string}
         */
        FileType: "None" | "Local" | "Remote";
        /** @description One place that uses a stored file. */
        FileUse: {
            /** @description What uses it. */
            kind: components["schemas"]["FileUseKind"];
            /** @description Its id; of a writeup that of the participation. */
            id: string;
            /** @description Its name; of a writeup that of the team. */
            name: string;
            /**
             * Format: int32
             * @description The game it belongs to.
             */
            gameId: number | null;
        };
        /**
         * @description Where a stored file is used. Attachments and links in a description are both of their challenge; posters and links in a description are both of their game.
         * @enum {string}
         */
        FileUseKind: "Challenge" | "Game" | "Post" | "User" | "Team" | "Writeup" | "Setting";
        /** @description A flag to add. */
        FlagCreateModel: {
            /** @description Flag text, compared exactly unless `match` says otherwise, at most 127 characters. */
            flag: string;
            /**
             * @description How answers are compared with it; only exactly where each team has a flag of its own. For servers that name `flags` among their `extensions`, others know `exact` only.
             * @default exact
             */
            match?: components["schemas"]["FlagMatch"];
            /**
             * @description Where the file given out with this flag is.
             * @default None
             */
            attachmentType?: components["schemas"]["FileType"];
            /**
             * @description Hash of an uploaded file, for Local.
             * @default
             */
            fileHash?: string | null;
            /**
             * @description Link, for Remote. A file of the platform is linked by its path, which starts with a slash.
             * @default
             */
            remoteUrl?: string | null;
        };
        /** @description One flag of a challenge. */
        FlagInfoModel: {
            /**
             * Format: int32
             * @description Flag id.
             */
            id: number;
            /** @description Flag text. */
            flag: string;
            /** @description How answers are compared with it. Servers that do not tell leave it out, and compare exactly. */
            match?: components["schemas"]["FlagMatch"];
            /** @description File given out with this flag. */
            attachment: components["schemas"]["Attachment"] | null;
        };
        /**
         * @description How an answer is compared with a flag. `ignoreCase` folds the case of letters by Unicode, one character for one; `regex` takes the flag as a pattern of RE2 that matches the whole answer.
         * @enum {string}
         */
        FlagMatch: "exact" | "ignoreCase" | "regex";
        /** @description An answer. */
        FlagSubmitModel: {
            /** @description Answer as typed, at most 127 characters. Encrypted when the client config carries a public key; the limit counts after decryption. */
            flag: string;
        };
        /** @description Everything the play screen of a team needs. */
        GameDetailModel: {
            /** @description Category to the challenges the team may see. */
            challenges: {
                [key: string]: components["schemas"]["ChallengeInfo"][];
            };
            /**
             * Format: int32
             * @description Number of challenges the team may see.
             */
            challengeCount: number;
            /** @description Own row of the scoreboard; a row of zeros when the team is not on it yet. */
            rank: components["schemas"]["ScoreboardItem"] | null;
            /** @description Proof of playing, teamId:signature. */
            teamToken: string;
            /** @description Teams hand in writeups. */
            writeupRequired: boolean;
            /** @description Last instant at which writeups are taken. */
            writeupDeadline: components["schemas"]["Time"];
            /** @description Challenges that open once the team has solved others, of those that are not hidden until then. An extension of ours, `requirements`; servers that do not have it leave it out. */
            locked?: components["schemas"]["LockedChallenge"][];
            /** @description Absent for games without a freeze or a pause, and on servers without the extension `schedule`. */
            schedule?: components["schemas"]["GameScheduleModel"];
        };
        /** @description One event for the monitors. It has no id on the wire. */
        GameEvent: {
            /** @description Kind of event. */
            type: components["schemas"]["EventType"];
            /** @description Arguments of the kind: FlagSubmit [verdict, answer, challenge title, challenge id]; CheatDetected [challenge title, sending team, owning team]; ContainerStart and ContainerDestroy [challenge id, challenge title]. */
            values: string[];
            /** @description When it happened. */
            time: components["schemas"]["Time"];
            /** @description Login name, or empty. */
            user: string;
            /** @description Team name, or empty. */
            team: string;
        };
        /** @description All settings of a game. On PUT an absent key goes back to its default. */
        GameInfoInput: {
            /**
             * Format: int32
             * @description Ignored.
             */
            id?: number;
            /** @description Title. */
            title: string;
            /**
             * @description Left out of the public lists. With an invite code its page still opens by its id; without one only staff and accepted teams know of it.
             * @default false
             */
            hidden?: boolean;
            /**
             * @description Short text for lists.
             * @default
             */
            summary?: string;
            /**
             * @description Description, Markdown.
             * @default
             */
            content?: string;
            /**
             * @description Teams that play without a division are accepted at once.
             * @default false
             */
            acceptWithoutReview?: boolean;
            /**
             * @description Teams hand in writeups.
             * @default false
             */
            writeupRequired?: boolean;
            /** @description Code needed to join, null or empty for none. */
            inviteCode?: string | null;
            /**
             * Format: int32
             * @description Members of one team that may join, 0 for no limit.
             * @default 0
             */
            teamMemberCountLimit?: number;
            /**
             * Format: int32
             * @description Running containers of one team, 0 for no limit.
             * @default 3
             */
            containerCountLimit?: number;
            /** @description Ignored; the poster has its own call. */
            poster?: string | null;
            /** @description Ignored; the key pair is made with the game. */
            publicKey?: string;
            /**
             * @description Play stays open after the end, without points.
             * @default true
             */
            practiceMode?: boolean;
            /**
             * @description Start of the game.
             * @default 0
             */
            start?: components["schemas"]["Time"];
            /**
             * @description End of the game.
             * @default 0
             */
            end?: components["schemas"]["Time"];
            /** @description Last instant at which writeups are taken. The time of the request when absent. */
            writeupDeadline?: components["schemas"]["Time"];
            /**
             * @description Instructions for writeups, Markdown.
             * @default
             */
            writeupNote?: string;
            /**
             * Format: int64
             * @description Bonus of the first three solves: (first << 20) + (second << 10) + third, each 0 to 1000 permille of the challenge score. A value with a larger part becomes the default.
             * @default 52459530
             */
            bloodBonus?: number;
        };
        /** @description One game as its organisers see it. */
        GameInfoModel: {
            /**
             * Format: int32
             * @description Game id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Left out of the public lists; still reachable by its id. */
            hidden: boolean;
            /** @description Short text for lists. */
            summary: string;
            /** @description Description, Markdown. */
            content: string;
            /** @description Teams that play without a division are accepted at once. */
            acceptWithoutReview: boolean;
            /** @description Teams hand in writeups. */
            writeupRequired: boolean;
            /** @description Code needed to join, null or empty for none. */
            inviteCode: string | null;
            /**
             * Format: int32
             * @description Members of one team that may join, 0 for no limit.
             */
            teamMemberCountLimit: number;
            /**
             * Format: int32
             * @description Running containers of one team, 0 for no limit.
             */
            containerCountLimit: number;
            /** @description Path of the poster image, null when there is none. */
            poster: string | null;
            /** @description Ed25519 public key of the game in base64; it checks team tokens. */
            publicKey: string;
            /** @description Play stays open after the end, without points. */
            practiceMode: boolean;
            /** @description Start of the game. */
            start: components["schemas"]["Time"];
            /** @description End of the game. */
            end: components["schemas"]["Time"];
            /** @description Last instant at which writeups are taken. */
            writeupDeadline: components["schemas"]["Time"];
            /** @description Instructions for writeups, Markdown. */
            writeupNote: string;
            /**
             * Format: int64
             * @description Bonus of the first three solves: (first << 20) + (second << 10) + third, each in permille of the challenge score.
             */
            bloodBonus: number;
            etag?: components["schemas"]["EntityTag"];
        };
        /** @description One page of games. */
        GameInfoPage: {
            /** @description Items of this page. */
            data: components["schemas"]["GameInfoModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description The instances of a game. */
        GameInstances: {
            /**
             * Format: int32
             * @description Those that run, test instances of staff included.
             */
            running: number;
            /**
             * Format: int32
             * @description Those that are being started.
             */
            starting: number;
            /** @description Whether the container engine answered last; null on a server that runs no instances. */
            engineWorks: boolean | null;
        };
        /** @description What the caller has to choose before joining. */
        GameJoinCheckInfoModel: {
            /** @description Teams of the caller that already hold a division in this game. */
            joinedTeams: components["schemas"]["JoinedTeam"][];
            /** @description Ids of the divisions that can be joined. */
            joinableDivisions: number[];
            /** @description What divisions want to be accepted by those who join, of the divisions that want that. Left out where there are none, and by servers that do not name `tracks` among their `extensions`. */
            declarations?: components["schemas"]["JoinDeclaration"][];
            /** @description What the organizers ask of each player. Left out where they ask nothing, after the date at which answers are deleted, and by servers that do not name `profileFields` among their `extensions`. */
            profileFields?: components["schemas"]["JoinProfileFields"];
        };
        /** @description How to join a game. */
        GameJoinModel: {
            /**
             * Format: int32
             * @description Team to play with.
             * @default 0
             */
            teamId?: number;
            /**
             * Format: int32
             * @description Division; needed when any division can be joined.
             */
            divisionId?: number | null;
            /** @description Code of the division, or of the game when playing without one. */
            inviteCode?: string | null;
            /** @description The `hash` of the declaration that the caller accepts. Needed where the division has one, on servers that name `tracks` among their `extensions`; others leave it alone. */
            acceptedDeclaration?: string | null;
            /** @description What the caller answers to the fields of the game. Needed where fields are required, on servers that name `profileFields` among their `extensions`; others leave it alone. */
            answers?: components["schemas"]["FieldAnswerInput"][];
        };
        /** @description One notice of a game. */
        GameNotice: {
            /** @description Kind of notice. */
            type: components["schemas"]["NoticeType"];
            /** @description Arguments of the kind: Normal [Markdown]; the three bloods [team name, challenge title]; NewHint and NewChallenge [challenge title]. */
            values: string[];
            /**
             * Format: int32
             * @description Notice id.
             */
            id: number;
            /** @description When it was published. */
            time: components["schemas"]["Time"];
            /** @description When the organisers last changed it. Absent while it is as it was written, and on servers that do not keep it. */
            editedAt?: components["schemas"]["Time"];
        };
        /** @description A notice of the organisers. */
        GameNoticeModel: {
            /** @description Text, Markdown. */
            content: string;
        };
        /** @description One game package. */
        GamePackageUpload: {
            /**
             * Format: binary
             * @description Zip file (part type application/zip or application/x-zip-compressed, name ending in .zip), 1 byte to 512 MiB (536870912 bytes).
             */
            file: Blob;
        };
        /**
         * Format: int32
         * @description What a team may do, as a sum of bits.
         *
         *     - 1 JoinGame: the division can be joined
         *     - 2 RankOverall: teams get an overall rank, not only one inside the division
         *     - 4 RequireReview: joining waits for a review
         *     - 256 ViewChallenge: challenges are listed and readable, and containers may be started
         *     - 512 SubmitFlags: answers may be sent, together with ViewChallenge
         *     - 1024 GetScore: solves give points
         *     - 2048 GetBlood: solves may be one of the first three
         *     - 4096 AffectDynamicScore: solves count for the fall of the points
         *     - 2147483647 All: every bit, known or not
         *
         *     Unknown bits are kept when a value is edited.
         */
        GamePermission: number;
        /**
         * @description What somebody may do in one game.
         *
         *     - `manager` does everything in it, but cannot delete it.
         *     - `author` makes challenges, and edits those that they made or were given.
         *     - `monitor` watches: submissions, events, captures.
         *     - `reviewer` accepts teams and reads writeups.
         * @enum {string}
         */
        GameRole: "manager" | "author" | "monitor" | "reviewer";
        /** @description A role that the account has in a game. */
        GameRoleModel: {
            /**
             * Format: int32
             * @description Game id.
             */
            id: number;
            role: components["schemas"]["GameRole"];
            /** @description Title of the game. */
            title: string;
        };
        /** @description What players are shown of the schedule of a game. Only games with a freeze or a pause have it, on servers with the extension `schedule`. */
        GameScheduleModel: {
            /** @description When the scoreboard freezes, or has frozen; null when it does not. */
            freezeAt: components["schemas"]["Time"] | null;
            /** @description When the frozen scoreboard was revealed; null before. */
            revealedAt: components["schemas"]["Time"] | null;
            /** @description Since when the game has been paused; null while it is not. No flags are taken meanwhile. */
            pausedSince: components["schemas"]["Time"] | null;
        };
        /** @description Name, texts and looks of the platform. */
        GlobalConfig: {
            /** @description Name of the platform, shown before the product name. */
            title: string;
            /** @description Line below the name. */
            slogan: string;
            /** @description Text for search engines and link previews. */
            description: string | null;
            /** @description Footer, Markdown. */
            footerInfo: string | null;
            /** @description Brand colour as #rrggbb, empty or null for the built-in one. */
            customTheme: string | null;
            /** @description Passwords and flags travel encrypted inside the request body. */
            apiEncryption: boolean;
            /** @description Hash of the logo file, null for the built-in one. */
            logoHash: string | null;
            /** @description Hash of the favicon file, null for the built-in one. */
            faviconHash: string | null;
        };
        /** @description Changes to name, texts and looks. An absent or null key stays as it is; the empty text clears a text. */
        GlobalConfigInput: {
            /** @description Name of the platform, shown before the product name. */
            title?: string;
            /** @description Line below the name. */
            slogan?: string;
            /** @description Text for search engines and link previews. */
            description?: string | null;
            /** @description Footer, Markdown. */
            footerInfo?: string | null;
            /** @description Brand colour as #rrggbb; the empty text goes back to the built-in one. */
            customTheme?: string | null;
            /** @description Passwords and flags travel encrypted. Turning it on makes a new key pair. */
            apiEncryption?: boolean;
            /** @description Ignored; the logo has its own call. */
            logoHash?: string | null;
            /** @description Ignored; the favicon is made from the logo. */
            faviconHash?: string | null;
        };
        /** @description Proof-of-work puzzle. The answer is 8 bytes whose SHA-256, taken over challenge and answer, starts with enough zero bits. */
        HashPowChallenge: {
            /** @description Id of the puzzle, 12 lower-case hex characters. Lives 5 minutes. */
            id: string;
            /** @description Start of the hashed text: 8 bytes as 16 lower-case hex characters. */
            challenge: string;
            /**
             * Format: int32
             * @description Zero bits wanted at the start of the hash, most significant bit first.
             */
            difficulty: number;
        };
        /** @description How the platform was. */
        HealthHistory: {
            /**
             * Format: int32
             * @description Milliseconds that one sample stands for.
             */
            slot: number;
            /** @description Of the last 24 hours, oldest first. Where no process ran or the database did not answer, there is none. */
            samples: components["schemas"]["HealthSample"][];
            fineSince: components["schemas"]["HealthSince"];
        };
        /**
         * @description A part of the platform whose health is kept.
         * @enum {string}
         */
        HealthPart: "storage" | "instances" | "memory" | "mails";
        /** @description The worst that any process saw within one slot of time. */
        HealthSample: {
            time: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Milliseconds that the database took to answer.
             */
            answerTime: number;
            /**
             * Format: int64
             * @description Bytes of memory that were left.
             */
            freeMemory: number;
            /**
             * Format: int32
             * @description Mails that waited.
             */
            mailsWaiting: number;
            /** @description Parts that did not work, or needed a look. */
            failing: components["schemas"]["HealthPart"][];
        };
        /** @description Since when each part has worked without a break, as far as is known; null where it does not now. */
        HealthSince: {
            server: components["schemas"]["Time"] | null;
            storage: components["schemas"]["Time"] | null;
            instances: components["schemas"]["Time"] | null;
            memory: components["schemas"]["Time"] | null;
            mails: components["schemas"]["Time"] | null;
        };
        /** @description What the caller has agreed to. */
        HintOpenModel: {
            /**
             * Format: int32
             * @description The price that the caller was shown. A hint that costs something else by now stays closed.
             */
            price: number;
        };
        /** @description With what the account logs in. */
        IdentitiesModel: {
            /** @description Whether it has a password. */
            hasPassword: boolean;
            /** @description The oldest first. */
            identities: components["schemas"]["IdentityModel"][];
        };
        /** @description What to link the account with. */
        IdentityLinkModel: {
            /** @description The provider. */
            provider: string;
        };
        /** @description Where linking begins. */
        IdentityLinkStart: {
            /** @description Address of the provider; the browser goes there. */
            location: string;
        };
        /** @description An account of a provider that logs in to this account. */
        IdentityModel: {
            /** @description Names the identity; it opens nothing. */
            id: string;
            /** @description The provider; null once the platform no longer has it. */
            provider: string | null;
            /** @description Name of the provider, or its address. */
            label: string;
            /** @description What the provider calls the person. */
            name: string;
            /**
             * Format: int64
             * @description When it was linked, milliseconds since 1970.
             */
            linkedAt: number;
            /**
             * Format: int64
             * @description When it was used last, milliseconds since 1970.
             */
            lastUsedAt: number;
        };
        /** @description One image. */
        ImageUpload: {
            /**
             * Format: binary
             * @description Image file (PNG, JPEG, GIF or WebP), 1 byte to 3 MiB (3145728 bytes).
             */
            file: Blob;
        };
        /** @description Text that those who join with a team of a division accept. */
        JoinDeclaration: {
            /**
             * Format: int32
             * @description Division id.
             */
            divisionId: number;
            /** @description Markdown. */
            text: string;
            /** @description Names this text; send it with the request to join. */
            hash: string;
            /** @description The caller plays in this division and has accepted exactly this text. */
            isAccepted: boolean;
        };
        /** @description What a visitor chooses to create an account with a provider. */
        JoinInputModel: {
            /** @description Answer to the captcha, null when none is asked for. */
            challenge?: string | null;
            /** @description Wanted login name, 3 to 15 characters, unique without regard to case. */
            userName: string;
            /** @description Mail address, for a provider that has verified none. */
            email?: string;
        };
        /** @description What a provider said of a visitor who has no account yet. */
        JoinModel: {
            /** @description Name of the provider. */
            label: string;
            /** @description A user name that is free, empty where none suggests itself. */
            userName: string;
            /** @description The mail address, empty where the provider names none. */
            email: string;
            /** @description Whether the provider has verified it; the account then has this one. */
            isEmailVerified: boolean;
        };
        /** @description A field with the own answer. */
        JoinProfileField: {
            /**
             * Format: int32
             * @description Field id.
             */
            id: number;
            /** @description What is asked for. */
            label: string;
            /** @description A sentence below it, empty for none. */
            hint: string;
            kind: components["schemas"]["FieldKind"];
            /** @description What can be chosen; empty for other kinds. */
            choices: string[];
            /** @description Nobody joins without an answer. */
            isRequired: boolean;
            /** @description What the caller has answered in this game. */
            answer: string | null;
            /** @description The caller's last answer to a field of the same label and kind in another game that still stores it. */
            earlierAnswer: string | null;
        };
        /** @description What the organizers ask of each player, and what the caller has answered. */
        JoinProfileFields: {
            /** @description Why it is asked, a plain text. */
            reason: string;
            /** @description When all answers are deleted. */
            deleteAt: components["schemas"]["Time"];
            /** @description In their order. */
            fields: components["schemas"]["JoinProfileField"][];
        };
        /** @description Team that already holds a division. */
        JoinedTeam: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /**
             * Format: int32
             * @description Division id.
             */
            division: number;
        };
        /**
         * @description The team has a solve by now (`gains`), has none any more (`loses`), or another answer of it is its solve (`moves`).
         * @enum {string}
         */
        JudgingChange: "gains" | "loses" | "moves";
        /** @description What judging earlier answers again changes. */
        JudgingModel: {
            /**
             * Format: int32
             * @description Answers that are compared.
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers with another verdict.
             */
            changed: number;
            /** @description Teams whose solve changes, first those that get one. */
            teams: components["schemas"]["JudgingTeam"][];
            /** @description Names this plan; send it as `If-Match` to carry out exactly this one. */
            etag: string;
        };
        /** @description A team whose solve changes. */
        JudgingTeam: {
            /**
             * Format: int32
             * @description The team as a player of the game.
             */
            participationId: number;
            /** @description Name of the team. */
            team: string;
            change: components["schemas"]["JudgingChange"];
            /**
             * Format: int32
             * @description Total before.
             */
            scoreBefore: number;
            /**
             * Format: int32
             * @description Total after.
             */
            scoreAfter: number;
            /**
             * Format: int32
             * @description Overall rank before, 0 for a team that has none.
             */
            rankBefore: number;
            /**
             * Format: int32
             * @description Overall rank after, 0 for a team that has none.
             */
            rankAfter: number;
        };
        /** @description One stored file. */
        LocalFile: {
            /** @description SHA-256 of the content, 64 lower-case hex characters. */
            hash: string;
            /** @description Stored file name. */
            name: string;
        };
        /** @description One page of files. */
        LocalFilePage: {
            /** @description Items of this page. */
            data: components["schemas"]["LocalFile"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description A challenge that opens once the team has solved others. */
        LockedChallenge: {
            /**
             * Format: int32
             * @description Answers 404 until the challenge opens.
             */
            id: number;
            /** @description Null where it is unknown until the challenge opens. */
            title: string | null;
            category: components["schemas"]["ChallengeCategory"];
            /** @description Ids of what the team has yet to solve, of the challenges that it sees. */
            requires: number[];
        };
        /** @description A hint that the team has not opened. */
        LockedHint: {
            /**
             * Format: int32
             * @description Id of the hint.
             */
            id: number;
            /**
             * Format: int32
             * @description Points that opening it costs.
             */
            price: number;
        };
        /**
         * @description What players see of a challenge that is locked for their team.
         *
         *     - `hidden` shows nothing.
         *     - `unnamed` shows that there is one, without its title.
         *     - `titled` shows its title, on the scoreboard too. The others are on the scoreboard from the moment in which they open for some team.
         * @enum {string}
         */
        LockedTile: "hidden" | "unnamed" | "titled";
        /** @description One line of the platform log. */
        LogMessageModel: {
            /** @description When it was logged. */
            time: components["schemas"]["Time"];
            /** @description Login name of the actor, or System, or Anonymous. */
            name: string | null;
            /** @description Information, Warning, Error or Fatal. */
            level: string | null;
            /** @description Address of the actor. */
            ip: string | null;
            /** @description What happened, in the language of the server. */
            msg: string | null;
            /** @description Outcome of the task. */
            status: components["schemas"]["TaskStatus"] | null;
        };
        /**
         * @description What may be shown after the password.
         * @enum {string}
         */
        LoginMethod: "code" | "recoveryCode" | "passkey";
        /** @description Credentials. */
        LoginModel: {
            /** @description Answer to the captcha, null when none is asked for. */
            challenge?: string | null;
            /** @description Login name or mail address, without regard to case. */
            userName: string;
            /** @description Password. Encrypted when the client config carries a public key. */
            password: string;
        };
        /** @description What is missing of a log-in whose password was right. */
        LoginStepModel: {
            /** @description What the account can show. */
            methods: components["schemas"]["LoginMethod"][];
            /**
             * Format: int64
             * @description Until when it may be shown.
             */
            expiresAt: number;
        };
        /** @description Wanted mail address. */
        MailChangeModel: {
            /** @description New mail address; its domain may be restricted by the platform. */
            newMail: string;
        };
        /** @description How late outgoing mail is. */
        MailDelayModel: {
            /**
             * Format: int32
             * @description Whole minutes that a mail asked for now is expected to wait; 0 when mail is on time.
             */
            minutes: number;
        };
        /** @description Rules for outgoing mail and for addresses. All of it is replaced; what is absent goes back to its default. */
        MailPolicyEditModel: {
            /**
             * @description Mail domains that may not register, separated by commas, each with every domain below it. They are refused even where the list of domains that may register has them.
             * @default
             */
            deniedDomains?: string;
            /**
             * Format: int32
             * @description At most so many mails are sent in a minute, by all processes together; 0 for no limit. Mails for which there is no room wait.
             * @default 0
             */
            perMinute?: number;
        };
        /** @description Rules for outgoing mail and for addresses. */
        MailPolicyModel: {
            /** @description Mail domains that may not register, separated by commas, each with every domain below it. */
            deniedDomains: string;
            /**
             * Format: int32
             * @description At most so many mails are sent in a minute; 0 for no limit.
             */
            perMinute: number;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description Whether a player has accepted the declaration of the team's division. */
        MemberDeclaration: {
            /**
             * Format: uuid
             * @description One of the members who joined this game.
             */
            userId: string;
            state: components["schemas"]["DeclarationState"];
            /** @description When they accepted that text; null when they accepted none. */
            acceptedAt: components["schemas"]["Time"] | null;
        };
        /** @description A challenge of a game. */
        NamedChallenge: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            id: number;
            /** @description Title of the challenge. */
            title: string;
        };
        /** @description A team of a game. */
        NamedTeam: {
            /**
             * Format: int32
             * @description Participation of the team in the game.
             */
            id: number;
            /** @description Name of the team. */
            name: string;
        };
        /**
         * @description Outbound network of a container: allowed, none, or as the operator defined it. Requests may carry the integer instead: Open 0, Isolated 32, Custom 255.
         * @enum {string}
         */
        NetworkMode: "Open" | "Isolated" | "Custom";
        /**
         * @description Kind of notice. As integers: Normal 0, FirstBlood 1, SecondBlood 2, ThirdBlood 3, NewHint 4, NewChallenge 5.
         * @enum {string}
         */
        NoticeType: "Normal" | "FirstBlood" | "SecondBlood" | "ThirdBlood" | "NewHint" | "NewChallenge";
        /** @description A hint that the team has opened. */
        OpenedHint: {
            /**
             * Format: int32
             * @description Id of the hint.
             */
            id: number;
            /** @description Markdown. */
            text: string;
        };
        /** @description A token of the own account to make. */
        OwnTokenCreateModel: {
            /** @description Label to recognise the token by. */
            name: string;
            /**
             * Format: int64
             * @description Life of the token, in days. Null or 0 makes one that never expires.
             */
            expiresIn?: number | null;
            /** @description What it may do. At least one, and none beyond the own rights. */
            scopes: components["schemas"]["TokenScope"][];
            /**
             * Format: int32
             * @description The one game that it is limited to; not together with `Administer`.
             */
            gameId?: number | null;
        };
        /** @description Decision about the participation of a team. An absent key stays as it is. */
        ParticipationEditModel: {
            /** @description New state; null keeps the present one. */
            status?: components["schemas"]["ParticipationStatus"] | null;
            /**
             * Format: int32
             * @description Division to set; null takes the team out of its division, absent keeps it.
             */
            divisionId?: number | null;
        };
        /** @description Participation of one team in one game, with everything a reviewer needs. */
        ParticipationInfoModel: {
            /**
             * Format: int32
             * @description Participation id.
             */
            id: number;
            /** @description The team with full member profiles. */
            team: components["schemas"]["TeamWithDetailedUserInfo"];
            /** @description Ids of the members who joined this game. */
            registeredMembers: string[];
            /**
             * Format: int32
             * @description Division, null when there is none.
             */
            divisionId: number | null;
            /** @description State of the participation. */
            status: components["schemas"]["ParticipationStatus"];
            /** @description Whether each player has accepted the declaration of the team's division. Left out where the division has none, and by servers that do not name `tracks` among their `extensions`. */
            declarations?: components["schemas"]["MemberDeclaration"][];
        };
        /** @description Participation of one team, short form. */
        ParticipationModel: {
            /**
             * Format: int32
             * @description Participation id.
             */
            id: number;
            /** @description The team. */
            team: components["schemas"]["TeamModel"];
            /** @description State of the participation. */
            status: components["schemas"]["ParticipationStatus"];
            /** @description Name of the division, null when there is none. */
            division: string | null;
            /**
             * Format: int32
             * @description Division, null when there is none.
             */
            divisionId: number | null;
        };
        /**
         * @description State of the participation of a team in a game. Requests may carry the integer instead: Pending 0, Accepted 1, Rejected 2, Suspended 3, Unsubmitted 4.
         * @enum {string}
         */
        ParticipationStatus: "Pending" | "Accepted" | "Rejected" | "Suspended" | "Unsubmitted";
        /** @description A new passkey. */
        PasskeyAddModel: {
            /** @description What its owner calls it. */
            name: string;
            passkey: components["schemas"]["PasskeyAttestationModel"];
        };
        /** @description The answer of a passkey to a challenge. */
        PasskeyAnswerModel: {
            passkey: components["schemas"]["PasskeyAssertionModel"];
        };
        /** @description What a browser gives when a passkey answers a challenge (`AuthenticationResponseJSON` of WebAuthn). */
        PasskeyAssertionModel: {
            /** @description Id of the credential, base64url. */
            id: string;
            /** @description The same. */
            rawId: string;
            /** @description Always `public-key`. */
            type: string;
            response: components["schemas"]["AssertionModel"];
        };
        /** @description What a browser gives when it has made a passkey (`RegistrationResponseJSON` of WebAuthn). */
        PasskeyAttestationModel: {
            /** @description Id of the credential, base64url. */
            id: string;
            /** @description The same. */
            rawId: string;
            /** @description Always `public-key`. */
            type: string;
            response: components["schemas"]["AttestationModel"];
        };
        /** @description What a browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn). */
        PasskeyChallengeModel: {
            /** @description Random bytes, base64url. */
            challenge: string;
            /** @description The host that passkeys belong to. */
            rpId: string;
            /**
             * Format: int32
             * @description Milliseconds.
             */
            timeout: number;
            /** @description Either `required` or `preferred`. */
            userVerification: string;
            /** @description The passkeys that may answer; none for any. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn). */
        PasskeyCreationModel: {
            /** @description The platform. */
            rp: {
                /** @description The host that passkeys belong to. */
                id: string;
                /** @description Its title. */
                name: string;
            };
            /** @description The account. */
            user: {
                /** @description Its id, base64url. */
                id: string;
                /** @description Its name. */
                name: string;
                /** @description The same. */
                displayName: string;
            };
            /** @description Random bytes, base64url. */
            challenge: string;
            /** @description Kinds of keys that are taken. */
            pubKeyCredParams: {
                /** @description Always `public-key`. */
                type: string;
                /**
                 * Format: int32
                 * @description Its number at COSE.
                 */
                alg: number;
            }[];
            /**
             * Format: int32
             * @description Milliseconds.
             */
            timeout: number;
            /** @description The passkeys that the account has. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description What the device shall do. */
            authenticatorSelection: {
                /** @description Whether it remembers the account. */
                residentKey: string;
                /** @description The same for older browsers. */
                requireResidentKey: boolean;
                /** @description Whether it checks who holds it. */
                userVerification: string;
            };
            /** @description Always `none`, since nobody asks who made the device. */
            attestation: string;
        };
        /** @description A passkey. */
        PasskeyDescriptor: {
            /** @description Id of the credential, base64url. */
            id: string;
            /** @description Always `public-key`. */
            type: string;
            /** @description How the device is reached. */
            transports?: string[];
        };
        /** @description A passkey as its owner sees it. */
        PasskeyModel: {
            /**
             * Format: int32
             * @description Names it among those of the platform.
             */
            id: number;
            /** @description What its owner calls it. */
            name: string;
            /**
             * Format: int64
             * @description When it was added.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it was used last; null for never.
             */
            lastUsedAt: number | null;
        };
        /** @description The name of a passkey. */
        PasskeyNameModel: {
            /** @description What its owner calls it. */
            name: string;
        };
        /**
         * @description Why a server takes no passkeys. `noAddress` for want of a configured address, `notSecure` because that address is not https.
         * @enum {string}
         */
        PasskeysOff: "noAddress" | "notSecure";
        /** @description Present and new password. */
        PasswordChangeModel: {
            /** @description Present password, at least 6 characters as sent. Encrypted when the client config carries a public key. */
            old: string;
            /** @description New password, at least 6 characters as sent. Encrypted when the client config carries a public key. */
            new: string;
        };
        /** @description New password together with the two values of the link that was mailed. */
        PasswordResetModel: {
            /** @description New password. Encrypted when the client config carries a public key. */
            password: string;
            /** @description Mail address in base64, as it stands in the link. */
            email: string;
            /** @description Token in base64, as it stands in the link. */
            rToken: string;
        };
        /** @description A first password. */
        PasswordSetModel: {
            /** @description New password: 6 characters or more with a digit, a lower-case and an upper-case letter. Encrypted when the client config carries a public key. */
            new: string;
        };
        /** @description What one player has answered. */
        PlayerAnswers: {
            /**
             * Format: uuid
             * @description Who.
             */
            userId: string;
            /** @description In the order of the fields. */
            answers: components["schemas"]["FieldAnswer"][];
        };
        /** @description One post with its body. */
        PostDetailModel: {
            /** @description Post id, 8 lower-case hex characters. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Short text. */
            summary: string;
            /** @description Body, Markdown. */
            content: string;
            /** @description Kept at the top of lists. */
            isPinned: boolean;
            /** @description Free labels. */
            tags: string[] | null;
            /** @description Path of the avatar of the last editor, null when there is none. */
            authorAvatar: string | null;
            /** @description Login name of the last editor. */
            authorName: string | null;
            /** @description Last change of the text. */
            time: components["schemas"]["Time"];
        };
        /** @description A post to write, or changes to one. A key that is absent or null stays as it is. */
        PostEditModel: {
            /** @description Title. */
            title?: string | null;
            /** @description Short text for lists. */
            summary?: string | null;
            /** @description Body, Markdown. */
            content?: string | null;
            /** @description Free labels. */
            tags?: string[] | null;
            /** @description Keeps the post at the top. Sent alone it changes the pin and leaves author and time as they are. */
            isPinned?: boolean | null;
        };
        /** @description One post in a list. */
        PostInfoModel: {
            /** @description Post id, 8 lower-case hex characters. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Short text. */
            summary: string;
            /** @description Kept at the top of lists. */
            isPinned: boolean;
            /** @description Free labels. */
            tags: string[] | null;
            /** @description Path of the avatar of the last editor, null when there is none. */
            authorAvatar: string | null;
            /** @description Login name of the last editor. */
            authorName: string | null;
            /** @description Last change of the text. */
            time: components["schemas"]["Time"];
        };
        /** @description What teams of a game share. All of it is replaced; what is absent goes back to its default. */
        PresenceSettingsEditModel: {
            /**
             * @description Whether the members of a team share notes and who works on which challenge.
             * @default true
             */
            isShared?: boolean;
        };
        /** @description What teams of a game share. */
        PresenceSettingsModel: {
            /** @description Whether the members of a team share notes and who works on which challenge. */
            isShared: boolean;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description A hint that a team pays for. */
        PricedHint: {
            /**
             * Format: int32
             * @description Id of the hint.
             */
            id: number;
            /** @description Markdown. */
            text: string;
            /**
             * Format: int32
             * @description Points that opening it costs; 0 for everybody reads it.
             */
            price: number;
            /**
             * Format: int32
             * @description How many teams have paid for it.
             */
            openedBy: number;
        };
        /** @description A hint that a team pays for. */
        PricedHintEdit: {
            /**
             * Format: int32
             * @description Of a hint that the challenge has; absent for a new one.
             */
            id?: number;
            /** @description Markdown. */
            text: string;
            /**
             * Format: int32
             * @description Points that opening it costs; 0 for everybody reads it.
             */
            price: number;
        };
        /** @description The hints of a challenge that have a price. All of them are replaced. */
        PricedHintsEditModel: {
            /** @description In the order that players see. */
            hints: components["schemas"]["PricedHintEdit"][];
        };
        /** @description The hints of a challenge that have a price. */
        PricedHintsModel: {
            /** @description In the order that players see. */
            hints: components["schemas"]["PricedHint"][];
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description Bare refusal without a sentence of ours, answered where the thing addressed by the URL does not exist. */
        ProblemDetails: {
            /** @description URI of the kind of problem, or null. */
            type: string | null;
            /** @description Reason phrase of the status code. */
            title: string | null;
            /** @description HTTP status code. */
            status: number | null;
            /** @description Longer text about this occurrence, if there is one. */
            detail?: string | null;
            /** @description URI of this occurrence, if there is one. */
            instance?: string | null;
        };
        /** @description Something that players say of themselves before they join. */
        ProfileField: {
            /**
             * Format: int32
             * @description Field id.
             */
            id: number;
            /** @description What is asked for, such as "School". */
            label: string;
            /** @description A sentence below it, empty for none. */
            hint: string;
            kind: components["schemas"]["FieldKind"];
            /** @description What can be chosen; empty for other kinds. */
            choices: string[];
            /** @description Nobody joins without an answer. */
            isRequired: boolean;
            /**
             * Format: int32
             * @description Players who have answered it. Their answers are deleted with it.
             */
            answerCount: number;
        };
        /** @description Something that players say of themselves before they join. */
        ProfileFieldEdit: {
            /**
             * Format: int32
             * @description Field that is changed, and keeps its answers; absent for a new one.
             */
            id?: number;
            /** @description What is asked for. */
            label: string;
            /**
             * @description A sentence below it.
             * @default
             */
            hint?: string;
            /** @description One that was answered keeps its kind. */
            kind: components["schemas"]["FieldKind"];
            /**
             * @description What can be chosen, two at least, each once; empty for other kinds.
             * @default []
             */
            choices?: string[];
            /**
             * @description Nobody joins without an answer.
             * @default false
             */
            isRequired?: boolean;
        };
        /** @description What players say of themselves before they join. All of it is replaced. */
        ProfileFieldsEditModel: {
            /**
             * @description Why it is asked; needed where there are fields.
             * @default
             */
            reason?: string;
            /**
             * @description When all answers are deleted; needed where there are fields. In the future, and at most a year after the end of the game.
             * @default null
             */
            deleteAt?: components["schemas"]["Time"] | null;
            /** @description In the order in which players see them. One that is left out is deleted with its answers. */
            fields: components["schemas"]["ProfileFieldEdit"][];
        };
        /** @description What players say of themselves before they join, why, and until when it is stored. */
        ProfileFieldsModel: {
            /** @description Why it is asked, as players read it. */
            reason: string;
            /** @description When all answers are deleted, and nothing more is asked; null without fields. */
            deleteAt: components["schemas"]["Time"] | null;
            /** @description When they were deleted, null before. */
            deletedAt: components["schemas"]["Time"] | null;
            /** @description The last moment that `deleteAt` can be set to, a year after the end of the game. */
            latestDeleteAt: components["schemas"]["Time"];
            /** @description In the order in which players see them. */
            fields: components["schemas"]["ProfileField"][];
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description Changes to the own profile. A key that is absent or null stays as it is. */
        ProfileUpdateModel: {
            /** @description New login name, 3 to 15 characters. */
            userName?: string | null;
            /** @description Free text about the user. */
            bio?: string | null;
            /** @description Contact phone. The empty text is refused; send null to keep the present one. */
            phone?: string | null;
            /** @description Legal name. */
            realName?: string | null;
            /** @description Student or staff number. */
            stdNumber?: string | null;
        };
        /** @description One account as its owner and the administrators see it. */
        ProfileUserInfoModel: {
            /**
             * Format: uuid
             * @description Account id.
             */
            userId: string;
            /** @description Role of the account. */
            role: components["schemas"]["Role"];
            /** @description Login name. */
            userName: string | null;
            /** @description Mail address. */
            email: string | null;
            /** @description Free text about the user. */
            bio: string | null;
            /** @description Contact phone. */
            phone: string | null;
            /** @description Legal name. */
            realName: string | null;
            /** @description Student or staff number. */
            stdNumber: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description The roles that the account has in single games, in the own profile on servers with the extension `gameStaff`; absent for none. */
            games?: components["schemas"]["GameRoleModel"][];
            /** @description True where the platform asks the account for a second factor that it does not have; servers without `secondFactor` leave it out. */
            secondFactorMissing?: boolean;
        };
        /** @description Who makes the software of this platform, and where. What nobody has said is left out. */
        ProjectInfo: {
            /** @description Address of the source. */
            source?: string;
            /** @description Address where faults are collected. */
            issues?: string;
            /** @description Address that tells how far each translation is. */
            translations?: string;
            /** @description Names of the people who made it. */
            contributors?: string[];
        };
        /** @description What shows who is there. Exactly one is sent. */
        ProofModel: {
            /** @description Six digits of the authenticator app. */
            code?: string | null;
            /** @description One of the recovery codes; blanks, dashes and letter case do not matter. */
            recoveryCode?: string | null;
            passkey?: components["schemas"]["PasskeyAssertionModel"] | null;
            /** @description To confirm a session of an account without a second factor. Encrypted when the client config carries a public key. */
            password?: string | null;
        };
        /** @description Whether a provider answers. */
        ProviderCheck: {
            /** @description Why people cannot log in with it, by the code that the address of the login screen would have; null where they can. */
            problem: string | null;
            /** @description More about that, for who runs the platform. */
            reason: string | null;
        };
        /**
         * @description The picture beside a provider.
         * @enum {string}
         */
        ProviderIcon: "key" | "school" | "building" | "globe" | "flag";
        /** @description A provider that visitors log in with. */
        ProviderInfo: {
            /** @description Names it in addresses. */
            id: string;
            /** @description Its name, for a button. */
            label: string;
            icon: components["schemas"]["ProviderIcon"];
            kind: components["schemas"]["ProviderKind"];
        };
        /** @description A provider as an administrator saves it. */
        ProviderInput: {
            /** @description Names it in addresses; small letters, digits and hyphens. */
            id: string;
            kind: components["schemas"]["ProviderKind"];
            /** @description Its name, for a button. */
            label: string;
            icon: components["schemas"]["ProviderIcon"];
            /** @description Address of the provider, exactly as it names itself; of CTFtime its address for OAuth. */
            issuer: string;
            /** @description What the provider knows this platform by. */
            clientId: string;
            /** @description The secret that belongs to `clientId`; absent to keep the one that is stored. */
            secret?: string;
            /** @description Scopes to ask for beside `openid profile email`, separated by blanks. */
            scopes?: string;
            /** @description Domains of mail addresses that may log in, `*.uni.example` for those below one; any where it is empty. */
            domains?: string[];
            /** @description The claim that lists the groups of a person. */
            groupsClaim?: string;
            /** @description Groups that may log in; any where it is empty. */
            groups?: string[];
            /** @description Groups whose members become monitors. */
            monitorGroups?: string[];
            /** @description Groups whose members become administrators. */
            adminGroups?: string[];
            /** @description Confirms that groups make administrators; needed where `adminGroups` has one. */
            confirmsAdmins?: boolean;
        };
        /**
         * @description How a provider is spoken to, by OpenID Connect or as CTFtime wants it.
         * @enum {string}
         */
        ProviderKind: "OpenId" | "CTFtime";
        /** @description A provider that people log in with. */
        ProviderModel: {
            /** @description Names it in addresses; small letters, digits and hyphens. */
            id: string;
            kind: components["schemas"]["ProviderKind"];
            /** @description Whether it comes from the configuration of the server, and cannot be changed here. */
            isFixed: boolean;
            /** @description Its name, for a button. */
            label: string;
            icon: components["schemas"]["ProviderIcon"];
            /** @description Address of the provider, exactly as it names itself; of CTFtime its address for OAuth. */
            issuer: string;
            /** @description What the provider knows this platform by. */
            clientId: string;
            /** @description Whether a secret is stored. */
            hasSecret: boolean;
            /** @description The address that the provider has to allow; empty where the server does not know its own. */
            redirectUrl: string;
            /** @description Scopes to ask for beside `openid profile email`, separated by blanks. */
            scopes: string;
            /** @description Domains of mail addresses that may log in, `*.uni.example` for those below one; any where it is empty. */
            domains: string[];
            /** @description The claim that lists the groups of a person. */
            groupsClaim: string;
            /** @description Groups that may log in; any where it is empty. */
            groups: string[];
            /** @description Groups whose members become monitors. */
            monitorGroups: string[];
            /** @description Groups whose members become administrators. */
            adminGroups: string[];
        };
        /** @description All providers as an administrator saves them. */
        ProvidersInput: {
            /** @description In the order that visitors see. */
            providers: components["schemas"]["ProviderInput"][];
        };
        /** @description All providers that people log in with. */
        ProvidersModel: {
            /** @description In the order that visitors see. */
            providers: components["schemas"]["ProviderModel"][];
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description A question was asked, claimed, released or answered. What it says is read from the lists. */
        QuestionChange: {
            /**
             * Format: int32
             * @description Question id.
             */
            id: number;
        };
        /** @description How many questions there are in each state, whatever is filtered. */
        QuestionCounts: {
            /**
             * Format: int32
             * @description Nobody has taken them.
             */
            open: number;
            /**
             * Format: int32
             * @description Somebody is about to answer.
             */
            claimed: number;
            /**
             * Format: int32
             * @description They are answered.
             */
            answered: number;
        };
        /** @description A question to the organizers. */
        QuestionCreateModel: {
            /** @description Plain text in any script. */
            content: string;
            /**
             * Format: int32
             * @description The challenge that it is about; null for the game as a whole.
             * @default null
             */
            challengeId?: number | null;
        };
        /** @description What a team has asked, as its players see it. */
        QuestionModel: {
            /**
             * Format: int32
             * @description Question id.
             */
            id: number;
            /** @description What is asked, plain text. */
            content: string;
            /**
             * Format: int32
             * @description The challenge that it is about; null for the game as a whole, and for a challenge that was deleted.
             */
            challengeId: number | null;
            /** @description The title of that challenge when it was asked; null for the game as a whole. */
            challenge: string | null;
            /** @description Login name of who asked; null once that account is deleted. */
            user: string | null;
            /** @description When it was asked. */
            askedAt: components["schemas"]["Time"];
            /** @description Somebody is about to answer. */
            isClaimed: boolean;
            /** @description What staff answered, Markdown; null before. */
            answer: string | null;
            /** @description When it was answered last, null before. */
            answeredAt: components["schemas"]["Time"] | null;
            /** @description Everybody in the game was answered, by a notice. */
            isPublic: boolean;
            /** @description The caller has not read the answer yet. */
            isUnread: boolean;
        };
        /** @description A page of what teams ask. */
        QuestionPage: {
            counts: components["schemas"]["QuestionCounts"];
            /**
             * Format: int32
             * @description How many fit the filters.
             */
            total: number;
            /** @description The page. */
            questions: components["schemas"]["StaffQuestionModel"][];
        };
        /**
         * @description Nobody has taken the question yet, somebody is about to answer, or it is answered.
         * @enum {string}
         */
        QuestionState: "open" | "claimed" | "answered";
        /** @description Questions whose answers were read. */
        QuestionsReadModel: {
            /** @description Question ids. */
            ids: number[];
        };
        /** @description Recovery codes, which are shown once. */
        RecoveryCodesModel: {
            /** @description The codes; none where nothing new was made. */
            codes: string[];
        };
        /** @description Asks for a link to choose a new password. */
        RecoveryModel: {
            /** @description Answer to the captcha, null when none is asked for. */
            challenge?: string | null;
            /** @description Mail address of the account. */
            email: string;
        };
        /**
         * @description What a refused call lacks. `secondFactor` is the second step of a log-in, `confirmation` that the session shows once more who uses it (`confirmSession`), and `setUp` that the account has the second factor that the platform asks it for.
         * @enum {string}
         */
        RefusalNeed: "secondFactor" | "confirmation" | "setUp";
        /** @description What a visitor sends to create an account. */
        RegisterModel: {
            /** @description Answer to the captcha, null when none is asked for. */
            challenge?: string | null;
            /** @description Wanted login name, 3 to 15 characters, unique without regard to case. */
            userName: string;
            /** @description New password: 6 characters or more with a digit, a lower-case and an upper-case letter. Encrypted when the client config carries a public key. */
            password: string;
            /** @description Mail address; its domain may be restricted by the platform. */
            email: string;
        };
        /**
         * @description What has to happen before a new account can be used. As integers: LoggedIn 0, AdminConfirmationRequired 1, EmailConfirmationRequired 2.
         * @enum {string}
         */
        RegisterStatus: "LoggedIn" | "AdminConfirmationRequired" | "EmailConfirmationRequired";
        /** @description When a challenge is released. */
        ReleaseEditModel: {
            /**
             * Format: int32
             * @description Challenge of the game.
             */
            challengeId: number;
            /** @description When the challenge is enabled by itself. Until then it is disabled. */
            releaseAt: components["schemas"]["Time"];
        };
        /** @description When a challenge is released. */
        ReleaseModel: {
            /**
             * Format: int32
             * @description Challenge of the game.
             */
            challengeId: number;
            /** @description When the challenge is enabled by itself. Until then it is disabled. */
            releaseAt: components["schemas"]["Time"];
            /** @description When that time enabled it; null before. */
            releasedAt: components["schemas"]["Time"] | null;
        };
        /** @description Body of nearly every refusal, and of the few commands that answer with a sentence to show. */
        RequestResponse: {
            /** @description Sentence for the user, in the language of the request. */
            title: string;
            /**
             * Format: int32
             * @description Status code. Repeats the HTTP code, except 10001 (the game has not started) and 10002 (the game has ended), which both travel with HTTP 400.
             */
            status: number;
            /** @description What would open the way; absent where nothing known would, and on servers without `secondFactor`. */
            need?: components["schemas"]["RefusalNeed"];
        };
        /** @description Result of asking for a new mail address. */
        RequestResponseOfBoolean: {
            /** @description Sentence for the user. */
            title: string;
            /** @description True when a confirmation mail is on its way, false when this platform does not confirm mail addresses (HTTP 400). */
            data: boolean;
            /**
             * Format: int32
             * @description Repeats the HTTP code, 200 or 400.
             */
            status: number;
        };
        /** @description What happens to a freshly registered account. */
        RequestResponseOfRegisterStatus: {
            /** @description Sentence for the user. */
            title: string;
            /** @description What has to happen before the account can be used. */
            data: components["schemas"]["RegisterStatus"];
            /**
             * Format: int32
             * @description Repeats the HTTP code, always 200.
             */
            status: number;
        };
        /** @description What a challenge requires. All of it is replaced; what is absent goes back to its default. */
        RequirementsEditModel: {
            /**
             * @description Ids of other challenges of the game that a team must have solved before this one opens.
             * @default []
             */
            requires?: number[];
            tile?: components["schemas"]["LockedTile"];
        };
        /** @description What a challenge requires. */
        RequirementsModel: {
            /** @description Ids of the challenges that a team has solved before this one opens, ascending. */
            requires: number[];
            tile: components["schemas"]["LockedTile"];
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description How a game goes on. */
        ResumeModel: {
            /**
             * @description Moves what was still to come when the pause began by its length: the end of the game, the freeze, the deadlines of challenges and of writeups, and releases that are not due yet. Otherwise all of it stays.
             * @default false
             */
            shiftTimes?: boolean;
        };
        /**
         * @description Role of an account. Each role includes the ones below it. Requests may carry the integer instead: Banned 0, User 1, Monitor 2, Admin 3.
         * @enum {string}
         */
        Role: "Banned" | "User" | "Monitor" | "Admin";
        /** @description The freeze and the releases of a game. All of it is replaced; what is absent goes back to its default. */
        ScheduleEditModel: {
            /**
             * @description Between the start and the end of the game. Another time than before freezes a revealed board again.
             * @default null
             */
            freezeAt?: components["schemas"]["Time"] | null;
            /**
             * @description At most one for each challenge. Challenges without one have no time and stay as they are, enabled or disabled.
             * @default []
             */
            releases?: components["schemas"]["ReleaseEditModel"][];
        };
        /** @description What happens in a game at its time. */
        ScheduleModel: {
            /** @description Solves from then on are on the scoreboard of staff alone, until it is revealed. Null for a board that never freezes. */
            freezeAt: components["schemas"]["Time"] | null;
            /** @description When the frozen scoreboard was revealed; null before. */
            revealedAt: components["schemas"]["Time"] | null;
            /** @description Since when the game has been paused; null while it is not. */
            pausedSince: components["schemas"]["Time"] | null;
            /** @description Challenges with a time, the earliest first. */
            releases: components["schemas"]["ReleaseModel"][];
            /** @description Names the freeze and the releases as they are; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description A notice for later. */
        ScheduledNoticeEditModel: {
            /** @description Text, Markdown. */
            content: string;
            /** @description When it is published; in the future. */
            publishAt: components["schemas"]["Time"];
        };
        /** @description A notice that waits for its time. */
        ScheduledNoticeModel: {
            /**
             * Format: int32
             * @description Id while it waits; the notice that it becomes has another one.
             */
            id: number;
            /** @description Text, Markdown. */
            content: string;
            /** @description When it is published. */
            publishAt: components["schemas"]["Time"];
        };
        /** @description Points that a team was given or has lost beside its solves. */
        ScoreAdjustment: {
            kind: components["schemas"]["AdjustmentKind"];
            /**
             * Format: int32
             * @description Id of the adjustment.
             */
            id: number;
            /**
             * Format: int32
             * @description Negative where points were taken.
             */
            points: number;
            /** @description Why, null where it is for the team alone to read. */
            reason: string | null;
            /** @description When it was made. */
            time: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description The challenge of a hint, where its own team reads this; absent on the scoreboard, and for an award.
             */
            challengeId?: number;
        };
        /** @description One team on the scoreboard. */
        ScoreboardItem: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Team name. */
            name: string;
            /** @description Text about the team. */
            bio: string | null;
            /**
             * Format: int32
             * @description Division, null when there is none.
             */
            divisionId: number | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /**
             * Format: int32
             * @description Total points.
             */
            score: number;
            /**
             * Format: int32
             * @description Overall rank from 1, 0 when the team is not ranked overall.
             */
            rank: number;
            /**
             * Format: int32
             * @description Rank inside the division, null without a division.
             */
            divisionRank: number | null;
            /** @description Last solve that scored, -62135596800000 when there is none. */
            lastSubmissionTime: components["schemas"]["Time"];
            /** @description Points beside those of solves, in the order of time, which the score contains. Left out where there are none, and by servers that do not name `corrections` among their `extensions`. */
            adjustments?: components["schemas"]["ScoreAdjustment"][];
            /** @description Solves in the order of time, those without points included. */
            solvedChallenges: components["schemas"]["ChallengeItem"][];
            /**
             * Format: int32
             * @description Number of solves.
             */
            solvedCount: number;
        };
        /** @description Scoreboard of a game. */
        ScoreboardModel: {
            /** @description When it was computed. */
            updateTimeUtc: components["schemas"]["Time"];
            /**
             * Format: int64
             * @description Bonus of the first three solves: (first << 20) + (second << 10) + third, each in permille of the challenge score.
             */
            bloodBonus: number;
            /** @description The board has frozen, and solves from then on are not on it yet. Absent at all other times. */
            frozenAt?: components["schemas"]["Time"];
            /** @description Curves of the top 10, overall and for each division. */
            timelines: components["schemas"]["TimeLineItem"][];
            /** @description Accepted teams in the order of their rank. */
            items: components["schemas"]["ScoreboardItem"][];
            /** @description All divisions. */
            divisions: components["schemas"]["DivisionItem"][];
            /** @description Category to its enabled challenges, in the order of the categories. */
            challenges: {
                [key: string]: components["schemas"]["ChallengeInfo"][];
            };
            /**
             * Format: int32
             * @description Number of enabled challenges.
             */
            challengeCount: number;
        };
        /** @description How the value of a challenge falls. All of it is replaced; what is absent goes back to its default. */
        ScoringEditModel: {
            kind: components["schemas"]["ScoringKind"];
            /**
             * Format: int32
             * @description The value never falls below it; at most the original score. `curve` and `static` do not use it.
             * @default 0
             */
            minimum?: number;
            /**
             * Format: double
             * @description Points that each solve costs (`linear`), or the solves until the minimum is reached (`logarithmic`). A formula may name it.
             * @default 0
             */
            decay?: number;
            /**
             * @description The formula of an `expression`: numbers, + - * / ^ and parentheses, the names solves (at least 1), max (the original score), min, decay and teams (accepted ones), and the functions abs, ceil, exp, floor, ln, round, sqrt and tanh. Its value is kept between the minimum and the original score; what is not a number, as 0/0, is the minimum.
             * @default
             */
            expression?: string;
        };
        /**
         * @description How the value of a challenge falls with its solves. n is the number of solves that count, one at least.
         *
         *     - `curve` is that of the contract, by `minScoreRate` and `difficulty` of the challenge.
         *     - `static` is the original score.
         *     - `linear` is the original score - `decay` * (n - 1).
         *     - `logarithmic` is the original score + (`minimum` - the original score) / `decay`² * (n - 1)²; a decay of zero counts as one.
         *     - `expression` computes a formula of one's own.
         *
         *     Values of `linear` and `logarithmic` are rounded up, those of an expression to the nearest whole number, and none is below `minimum`.
         * @enum {string}
         */
        ScoringKind: "curve" | "static" | "linear" | "logarithmic" | "expression";
        /** @description How the value of a challenge falls. */
        ScoringModel: {
            kind: components["schemas"]["ScoringKind"];
            /**
             * Format: int32
             * @description The value never falls below it. `curve` and `static` do not use it.
             */
            minimum: number;
            /**
             * Format: double
             * @description Points that each solve costs (`linear`), or the solves until the minimum is reached (`logarithmic`).
             */
            decay: number;
            /** @description The formula of an `expression`, else mostly empty. */
            expression: string;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description The second factor of an account as its owner sees it. */
        SecondFactorModel: {
            /**
             * Format: int64
             * @description Since when an authenticator app is used; null for none.
             */
            totpAddedAt: number | null;
            /** @description The passkeys, the oldest first. */
            passkeys: components["schemas"]["PasskeyModel"][];
            /** @description Why this server takes no passkeys; null where it does. */
            passkeysOff: components["schemas"]["PasskeysOff"] | null;
            /**
             * Format: int32
             * @description Recovery codes that were not used yet.
             */
            recoveryCodesLeft: number;
            /** @description Whether the policy of the platform asks this account for one. */
            isRequired: boolean;
            /**
             * Format: int64
             * @description Until when this session needs no confirmation; null when it needs one now.
             */
            confirmedUntil: number | null;
        };
        /** @description Who has to have a second factor. All of it is replaced; what is absent goes back to its default. */
        SecondFactorPolicyEditModel: {
            /** @description The least role that has to have a second factor; null for nobody. */
            requiredOf?: components["schemas"]["Role"] | null;
            /**
             * @description Whether people get a mail when a session starts in a browser that they did not use before.
             * @default false
             */
            newDeviceMail?: boolean;
        };
        /** @description Who has to have a second factor. */
        SecondFactorPolicyModel: {
            /** @description The least role that has to have a second factor; null for nobody. */
            requiredOf: components["schemas"]["Role"] | null;
            /** @description Whether people get a mail when a session starts in a browser that they did not use before. */
            newDeviceMail: boolean;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description What only the server can tell about its health. */
        ServerHealth: {
            /**
             * Format: int64
             * @description Bytes of memory that the process uses.
             */
            usedMemory: number;
            /**
             * Format: int64
             * @description Bytes that it may still take, by the machine or its container.
             */
            freeMemory: number;
            /**
             * Format: int32
             * @description Mails that were accepted and not sent yet.
             */
            mailsWaiting: number;
            /** @description When the one was accepted that waits longest. */
            oldestMailTime: components["schemas"]["Time"] | null;
        };
        /** @description A session of the account. */
        SessionInfoModel: {
            /** @description Names the session; it opens none. */
            id: string;
            /** @description What the browser said of itself when the session began; null for sessions from before it was kept. */
            userAgent: string | null;
            /** @description The address of its last use; null for sessions from before it was kept. */
            ip: string | null;
            /**
             * Format: int64
             * @description When it began, milliseconds since 1970.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it was used last, to the minute, milliseconds since 1970.
             */
            lastSeenAt: number;
            /** @description Whether it is the one of this call. */
            isCurrent: boolean;
        };
        /** @description The challenge that a signal is about. */
        SignalChallenge: {
            /**
             * Format: int32
             * @description The challenge.
             */
            id: number;
            /** @description Its title. */
            title: string;
        };
        /** @description Signals as a file. */
        SignalEvidenceModel: {
            /**
             * Format: int32
             * @description The game.
             */
            game: number;
            /** @description The newest first. */
            signals: components["schemas"]["SignalModel"][];
        };
        /** @description One thing that was recorded. */
        SignalFact: {
            /** @description What happened. */
            what: components["schemas"]["SignalFactKind"];
            /** @description When; null for what was never recorded. */
            time: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Whose fact it is.
             */
            participationId: number;
            /**
             * Format: int32
             * @description The challenge it happened at, null for an address or a browser.
             */
            challengeId: number | null;
            /** @description Its title where it is not the one of the signal. */
            challenge: string | null;
            /**
             * Format: int32
             * @description The answer that was sent, null for other facts.
             */
            submissionId: number | null;
            /** @description Who of the team, where that is known. */
            userName: string | null;
            /**
             * Format: int32
             * @description How long it was until the solve, or the answer; null where nothing was measured.
             */
            seconds: number | null;
            /**
             * Format: int32
             * @description The median of all teams for the same; null for fewer than five.
             */
            medianSeconds: number | null;
        };
        /**
         * @description What was recorded. A median has no time; an address or a browser was used last then.
         * @enum {string}
         */
        SignalFactKind: "opened" | "downloaded" | "started" | "solved" | "sent" | "used";
        /**
         * @description How evidence is written.
         * @default csv
         * @enum {string}
         */
        SignalFileFormat: "csv" | "json";
        /**
         * @description What a signal is about: a solve soon after a first step (quick), without one (unopened), a flag of another team soon after the start of its instance (foreignFlag), an address or a browser of several teams, many solves within minutes (series), one wrong answer of several teams (sameWrong).
         * @enum {string}
         */
        SignalKind: "quick" | "unopened" | "foreignFlag" | "sharedAddress" | "sharedBrowser" | "series" | "sameWrong";
        /** @description Signals of a game. */
        SignalListModel: {
            /**
             * Format: int32
             * @description How many there are of what was asked for.
             */
            total: number;
            /**
             * Format: int32
             * @description How many of the whole game nobody has looked into.
             */
            open: number;
            /** @description Of a kind there are more than are listed. */
            isCut: boolean;
            /** @description When first steps and marks are deleted; nothing is listed from then on. */
            deleteAt: components["schemas"]["Time"];
            /** @description One page, the newest first. */
            data: components["schemas"]["SignalModel"][];
        };
        /** @description That staff have looked into a signal. */
        SignalMark: {
            /** @description What was found; may be empty. */
            note: string;
            /** @description Who wrote it, null when the account is gone. */
            userName: string | null;
            /** @description When. */
            time: components["schemas"]["Time"];
        };
        /** @description What was found. */
        SignalMarkEditModel: {
            /** @description For other staff, and for the evidence; may be empty. */
            note: string;
        };
        /** @description Facts that may settle a suspicion. */
        SignalModel: {
            /** @description Its name, the same for as long as its facts are the same. */
            id: string;
            /** @description What it is about. */
            kind: components["schemas"]["SignalKind"];
            /** @description When the last of its facts was. */
            time: components["schemas"]["Time"];
            /** @description The challenge, null where it is about none or several. */
            challenge: components["schemas"]["SignalChallenge"] | null;
            /** @description The teams. */
            teams: components["schemas"]["SignalTeam"][];
            /** @description The wrong answer that several teams sent, null for other kinds. */
            answer: string | null;
            /** @description The shared address, for administrators alone; null for others and for other kinds. */
            address: string | null;
            /** @description In the order of their times. */
            facts: components["schemas"]["SignalFact"][];
            /** @description Who has looked into it, null for nobody. */
            mark: components["schemas"]["SignalMark"] | null;
            /** @description Names the state of its mark; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description What makes a signal. All of it is replaced. */
        SignalSettingsEditModel: {
            /**
             * Format: int32
             * @description A solve so soon after the first opening, download or start is listed; 0 for none.
             */
            quickSeconds: number;
            /**
             * Format: int32
             * @description So is one within this part of the median of all teams, in percent, where five or more have solved the challenge; 0 for none.
             */
            quickPercent: number;
            /**
             * Format: int32
             * @description The flag of another team is listed when it came so soon after a start of that team's instance; 0 for none.
             */
            instanceMinutes: number;
            /**
             * Format: int32
             * @description So many solves of a team within `seriesMinutes` are listed; fewer than 2 for none.
             */
            seriesSolves: number;
            /**
             * Format: int32
             * @description Within how many minutes.
             */
            seriesMinutes: number;
            /**
             * Format: int32
             * @description A wrong answer is listed when at least two teams sent it and not more than these: what many send is an obvious guess. 0 for none.
             */
            wrongTeams: number;
            /**
             * Format: int32
             * @description An address or a browser is listed when at least two teams used it and not more than these: what many use is the network of a school. 0 for none.
             */
            sharedTeams: number;
            /**
             * Format: int32
             * @description How many days after the end of the game first steps and marks are deleted.
             */
            keepDays: number;
        };
        /** @description What makes a signal. */
        SignalSettingsModel: {
            /**
             * Format: int32
             * @description A solve so soon after the first opening, download or start is listed; 0 for none.
             */
            quickSeconds: number;
            /**
             * Format: int32
             * @description So is one within this part of the median of all teams, in percent, where five or more have solved the challenge; 0 for none.
             */
            quickPercent: number;
            /**
             * Format: int32
             * @description The flag of another team is listed when it came so soon after a start of that team's instance; 0 for none.
             */
            instanceMinutes: number;
            /**
             * Format: int32
             * @description So many solves of a team within `seriesMinutes` are listed; fewer than 2 for none.
             */
            seriesSolves: number;
            /**
             * Format: int32
             * @description Within how many minutes.
             */
            seriesMinutes: number;
            /**
             * Format: int32
             * @description A wrong answer is listed when at least two teams sent it and not more than these: what many send is an obvious guess. 0 for none.
             */
            wrongTeams: number;
            /**
             * Format: int32
             * @description An address or a browser is listed when at least two teams used it and not more than these: what many use is the network of a school. 0 for none.
             */
            sharedTeams: number;
            /**
             * Format: int32
             * @description How many days after the end of the game first steps and marks are deleted.
             */
            keepDays: number;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /**
         * @description Whether staff have looked into a signal.
         * @enum {string}
         */
        SignalState: "open" | "looked";
        /** @description A team that a signal is about. */
        SignalTeam: {
            /**
             * Format: int32
             * @description Its participation.
             */
            participationId: number;
            /**
             * Format: int32
             * @description The team.
             */
            teamId: number;
            /** @description Its name. */
            name: string;
        };
        /** @description A team token to check. */
        SignatureVerifyModel: {
            /** @description Text of the form teamId:signature. */
            teamToken: string;
            /** @description Ed25519 public key of the game: 32 bytes in base64. */
            publicKey: string;
        };
        /** @description What somebody is to be in a game. */
        StaffEditModel: {
            role: components["schemas"]["GameRole"];
        };
        /** @description A link that gives a role. */
        StaffInvitationCreateModel: {
            role: components["schemas"]["GameRole"];
            /**
             * Format: int32
             * @description How many people can accept it.
             * @default 1
             */
            uses?: number;
            /**
             * Format: int32
             * @description Hours until it cannot be accepted any more.
             * @default 168
             */
            expiresInHours?: number;
        };
        /** @description A new invitation. Its token is here and nowhere else. */
        StaffInvitationCreatedModel: {
            invitation: components["schemas"]["StaffInvitationModel"];
            /** @description The secret part of the link. */
            token: string;
        };
        /** @description A link that gives a role, without its secret part. */
        StaffInvitationModel: {
            /**
             * Format: int32
             * @description Invitation id.
             */
            id: number;
            /** @description What it gives. */
            role: components["schemas"]["GameRole"];
            /** @description Login name of whoever made it, or empty. */
            creator: string;
            /** @description When it was made. */
            createdAt: components["schemas"]["Time"];
            /** @description Until when it can be accepted. */
            expiresAt: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description How many people can still accept it.
             */
            usesLeft: number;
        };
        /** @description Somebody with a role in a game. */
        StaffMemberModel: {
            /**
             * Format: uuid
             * @description Account id.
             */
            userId: string;
            /** @description Login name. */
            userName: string;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            role: components["schemas"]["GameRole"];
            /** @description Since when they are of the staff. */
            addedAt: components["schemas"]["Time"];
            /** @description The challenges that they are an author of. */
            challengeIds: number[];
        };
        /** @description Who has a role in a game, and who may still get one. */
        StaffModel: {
            /** @description Everybody with a role in the game, managers first, then by name. */
            staff: components["schemas"]["StaffMemberModel"][];
            /** @description The links that can still be accepted, the latest first. */
            invitations: components["schemas"]["StaffInvitationModel"][];
        };
        /** @description What a link gives. */
        StaffOfferModel: {
            /**
             * Format: int32
             * @description Game id.
             */
            gameId: number;
            /** @description Title of the game. */
            title: string;
            role: components["schemas"]["GameRole"];
            /** @description Login name of whoever made the link, or empty. */
            creator: string;
            /** @description Until when it can be accepted. */
            expiresAt: components["schemas"]["Time"];
            /** @description What the caller is in the game already, null for nothing. */
            ownRole: components["schemas"]["GameRole"] | null;
        };
        /** @description What a team has asked, as staff sees it. */
        StaffQuestionModel: {
            /**
             * Format: int32
             * @description Question id.
             */
            id: number;
            state: components["schemas"]["QuestionState"];
            /** @description What is asked, plain text. */
            content: string;
            /**
             * Format: int32
             * @description The challenge that it is about; null for the game as a whole, and for a challenge that was deleted.
             */
            challengeId: number | null;
            /** @description The title of that challenge when it was asked; null for the game as a whole. */
            challenge: string | null;
            /**
             * Format: int32
             * @description The team as a player of the game.
             */
            participationId: number;
            /** @description Name of the team. */
            team: string;
            teamStatus: components["schemas"]["ParticipationStatus"];
            /** @description Login name of who asked; null once that account is deleted. */
            user: string | null;
            /** @description When it was asked. */
            askedAt: components["schemas"]["Time"];
            /** @description Login name of who is about to answer, or has answered after claiming it. */
            claimedBy: string | null;
            /** @description The caller has claimed it. */
            isMine: boolean;
            /** @description What staff answered, Markdown; null before. */
            answer: string | null;
            /** @description Login name of who answered; null once that account is deleted. */
            answeredBy: string | null;
            /** @description When it was answered last, null before. */
            answeredAt: components["schemas"]["Time"] | null;
            /** @description Everybody in the game was answered, by a notice. */
            isPublic: boolean;
            /** @description Names this state; send it as `If-Match` with an answer. */
            etag: string;
        };
        /** @description The secret part of a link. */
        StaffTokenModel: {
            /** @description As in the link. */
            token: string;
        };
        /** @description A team that sent only wrong flags for a while. */
        StuckTeam: {
            /** @description The team. */
            team: components["schemas"]["NamedTeam"];
            /**
             * Format: int32
             * @description Wrong flags since its last correct one.
             */
            wrong: number;
            /** @description The challenge that most of them were for. */
            challenge: components["schemas"]["NamedChallenge"];
            /** @description When the newest was sent. */
            lastAt: components["schemas"]["Time"];
        };
        /** @description One answer for the monitors. */
        Submission: {
            /**
             * Format: int32
             * @description Left out by servers that do not name `corrections` among their `extensions`.
             */
            id?: number;
            /** @description Why it does not count, where organisers have voided it. Left out otherwise. */
            voided?: components["schemas"]["VoidedModel"];
            /** @description Text that was sent. */
            answer: string;
            /** @description Verdict; CheatDetected is not hidden here. */
            status: components["schemas"]["AnswerResult"];
            /** @description When it was sent. */
            time: components["schemas"]["Time"];
            /** @description Login name, or empty. */
            user: string;
            /** @description Team name, or empty. */
            team: string;
            /** @description Title of the challenge, or empty. */
            challenge: string;
        };
        /**
         * @description How a solve counts: not at all, as one of the first three, or as any other. As integers: Unaccepted 0, FirstBlood 1, SecondBlood 2, ThirdBlood 3, Normal 4.
         * @enum {string}
         */
        SubmissionType: "Unaccepted" | "FirstBlood" | "SecondBlood" | "ThirdBlood" | "Normal";
        /** @description A challenge that several teams solved within minutes, after hours in which few did. */
        SuddenSolves: {
            /** @description The challenge. */
            challenge: components["schemas"]["NamedChallenge"];
            /**
             * Format: int32
             * @description Teams that solved it within the last minutes.
             */
            recent: number;
            /**
             * Format: int32
             * @description Teams that solved it in the hour before.
             */
            earlier: number;
            /** @description When it was last solved. */
            lastAt: components["schemas"]["Time"];
        };
        /**
         * @description Outcome of a task. As integers: Unhealthy -3, Degraded -2, Pending -1, Success 0, Failed 1, Duplicate 2, Denied 3, NotFound 4, Exit 5.
         * @enum {string}
         */
        TaskStatus: "Unhealthy" | "Degraded" | "Pending" | "Success" | "Failed" | "Duplicate" | "Denied" | "NotFound" | "Exit";
        /** @description Running container of a team. */
        TeamContainerModel: {
            /** @description Challenge that it belongs to. */
            challenge: components["schemas"]["ChallengeModel"];
            /** @description How to reach it: the container id when the platform proxies, else host:port. */
            entry: string;
            /** @description When it was started. */
            startedAt: components["schemas"]["Time"];
            /** @description When it will be destroyed. */
            expectStopAt: components["schemas"]["Time"];
            /** @description Name of the team member who started it, null when the account is gone. */
            startedBy: string | null;
        };
        /** @description What organisers have corrected of the result of a team, for that team alone. */
        TeamCorrections: {
            /** @description Those that count, in the order of time, each with its reason. */
            adjustments: components["schemas"]["ScoreAdjustment"][];
            /** @description Solves that do not count any more, in the order they were voided. */
            voided: components["schemas"]["VoidedSolve"][];
        };
        /** @description One team. */
        TeamInfoModel: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Team name. */
            name: string | null;
            /** @description Text about the team. */
            bio: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description Set once a game has accepted the team. Until that game has ended, nobody can leave or be removed, and the team cannot be deleted. */
            locked: boolean;
            /** @description All members. Left out where members are not loaded (list of writeups). */
            members?: components["schemas"]["TeamUserInfoModel"][] | null;
        };
        /** @description One page of teams. */
        TeamInfoPage: {
            /** @description Items of this page. */
            data: components["schemas"]["TeamInfoModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description Short form of a team. */
        TeamModel: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Team name. */
            name: string;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
        };
        /** @description What the note of a team on a challenge becomes. */
        TeamNoteEditModel: {
            /** @description Plain text; empty for no note. */
            text: string;
        };
        /** @description That a team has a note on a challenge. */
        TeamNoteMark: {
            /**
             * Format: int32
             * @description Id of the challenge.
             */
            challengeId: number;
            /**
             * Format: int32
             * @description Which save of the note it is; another number means other words.
             */
            version: number;
        };
        /** @description The note of a team on a challenge. */
        TeamNoteModel: {
            /** @description Plain text; empty where there is none. */
            text: string;
            /**
             * Format: int32
             * @description Which save of the note it is; 0 before the first.
             */
            version: number;
            /** @description When it was saved last; null before the first. */
            savedAt: components["schemas"]["Time"] | null;
            /** @description Name of the member who saved it last, null before the first, or when the account is gone. */
            savedBy: string | null;
            /** @description The ten saves before, the latest first. */
            history: components["schemas"]["TeamNoteVersion"][];
        };
        /** @description A note of a team as it was saved once. */
        TeamNoteVersion: {
            /**
             * Format: int32
             * @description Which save of the note it is, from 1.
             */
            version: number;
            /** @description Plain text; HTML and Markdown are shown as they are written. */
            text: string;
            /** @description When it was saved. */
            savedAt: components["schemas"]["Time"];
            /** @description Name of the member who saved it, null when the account is gone. */
            savedBy: string | null;
        };
        /** @description What the members of a team share about the challenges that are open to them. */
        TeamPresenceModel: {
            /** @description Whether the organizers let teams share this. Where they do not, the lists are empty. */
            isShared: boolean;
            /** @description Who works on which challenge, the longest first. */
            workers: components["schemas"]["TeamWorker"][];
            /** @description The challenges with a note of the team. */
            notes: components["schemas"]["TeamNoteMark"][];
        };
        /** @description Team with recordings for a challenge. */
        TeamTrafficModel: {
            /**
             * Format: int32
             * @description Participation id.
             */
            id: number;
            /**
             * Format: int32
             * @description Team id.
             */
            teamId: number;
            /** @description Team name. */
            name: string | null;
            /** @description Name of the division, null when there is none. */
            division: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /**
             * Format: int32
             * @description Number of recordings.
             */
            count: number;
        };
        /** @description Hands a team over. */
        TeamTransferModel: {
            /**
             * Format: uuid
             * @description Account id of a member who becomes the captain.
             */
            newCaptainId: string;
        };
        /** @description Name and text of a team. */
        TeamUpdateModel: {
            /** @description Team name, at most 20 characters. Needed to create a team; when updating, the empty text keeps the present name. */
            name?: string | null;
            /** @description Text about the team. Always replaced: null or absent clears it. */
            bio?: string | null;
        };
        /** @description Member of a team. */
        TeamUserInfoModel: {
            /**
             * Format: uuid
             * @description Account id.
             */
            id: string | null;
            /** @description Login name. */
            userName: string | null;
            /** @description Free text about the user. */
            bio: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description Is the captain. */
            captain: boolean;
        };
        /** @description Team with the full profiles of its members. */
        TeamWithDetailedUserInfo: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Members cannot change while a game runs. */
            locked: boolean;
            /**
             * Format: uuid
             * @description Account id of the captain.
             */
            captainId: string;
            /** @description Team name. */
            name: string | null;
            /** @description Text about the team. */
            bio: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description All members of the team. */
            members: components["schemas"]["ProfileUserInfoModel"][];
        };
        /** @description A member of a team who works on a challenge. */
        TeamWorker: {
            /**
             * Format: int32
             * @description Id of the challenge.
             */
            challengeId: number;
            /**
             * Format: uuid
             * @description Id of the member.
             */
            userId: string;
            /** @description Name of the member. */
            userName: string;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description Since when the member works on it. */
            since: components["schemas"]["Time"];
            /** @description When this ends by itself, unless the member says it again. */
            until: components["schemas"]["Time"];
        };
        /** @description What became of a test message. */
        TestMailResult: {
            /** @description The address it was sent to. */
            to: string;
            /** @description False where the server has no mail server and writes mails into files instead. */
            isSent: boolean;
        };
        /**
         * Format: int64
         * @description Instant in milliseconds since 1970-01-01 UTC. 0 means unset where a field says so; -62135596800000 (year 1) means never.
         */
        Time: number;
        /** @description One point of a curve. */
        TimeLine: {
            /** @description When the answer was sent. */
            time: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Total points of the team after it.
             */
            score: number;
        };
        /** @description Curves of one board. */
        TimeLineItem: {
            /**
             * Format: int32
             * @description Division id, 0 for the overall board.
             */
            divisionId: number;
            /** @description Up to 10 teams. */
            teams: components["schemas"]["TopTimeLine"][];
        };
        /**
         * @description What an API token may do, never more than the person who made it may do at that moment.
         *
         *     - `Read` reads games, scoreboards and the person's own teams; for monitors, what monitors see. It sees no flags and no accounts of others.
         *     - `Play` plays as the person: joins games, sends flags, starts instances, runs teams.
         *     - `Organize` makes and changes games with everything in them.
         *     - `Administer` does all that an administrator may do.
         *
         *     No scope opens an operation of the own account, its sessions or of tokens.
         * @enum {string}
         */
        TokenScope: "Read" | "Play" | "Organize" | "Administer";
        /** @description Curve of one team. */
        TopTimeLine: {
            /**
             * Format: int32
             * @description Team id.
             */
            id: number;
            /** @description Team name. */
            name: string;
            /** @description Running total, in the order of time. */
            items: components["schemas"]["TimeLine"][];
        };
        /** @description A code of an authenticator app. */
        TotpCodeModel: {
            /** @description Six digits; blanks do not matter. */
            code: string;
        };
        /** @description A secret for an authenticator app. */
        TotpSecretModel: {
            /** @description The secret in Base32, to be typed. */
            secret: string;
            /** @description All of it, for a QR code. */
            uri: string;
        };
        /** @description A challenge that nobody has solved. */
        UnsolvedChallenge: {
            /** @description The challenge. */
            challenge: components["schemas"]["NamedChallenge"];
            /** @description Since when players see it. */
            since: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Teams that sent a flag for it.
             */
            tried: number;
        };
        /** @description One account to create, or to update when its name or mail exists. */
        UserCreateModel: {
            /** @description Login name, 3 to 15 characters. */
            userName: string;
            /** @description Password in plain text, never encrypted. The password rule applies. */
            password: string;
            /** @description Mail address. */
            email: string;
            /** @description Legal name. */
            realName?: string | null;
            /** @description Student or staff number. */
            stdNumber?: string | null;
            /** @description Contact phone. */
            phone?: string | null;
            /** @description Team to put the account in; the first account naming a team becomes its captain. Null for no team. */
            teamName?: string | null;
        };
        /** @description One account in the administration list. */
        UserInfoModel: {
            /**
             * Format: uuid
             * @description Account id.
             */
            id: string | null;
            /** @description Login name. */
            userName: string | null;
            /** @description Legal name. */
            realName: string | null;
            /** @description Student or staff number. */
            stdNumber: string | null;
            /** @description Contact phone. */
            phone: string | null;
            /** @description Free text about the user. */
            bio: string | null;
            /** @description When the mail was confirmed; 0 when the account became active another way. */
            registerTimeUtc: components["schemas"]["Time"];
            /** @description Last request of the account, refreshed at most every 5 seconds. */
            lastVisitedUtc: components["schemas"]["Time"];
            /** @description Address of the last request, 0.0.0.0 when unknown. IPv6 and mapped IPv4 (::ffff:a.b.c.d) occur. */
            ip: string;
            /** @description Mail address. */
            email: string | null;
            /** @description Path of the avatar image, null when there is none. */
            avatar: string | null;
            /** @description Role of the account. */
            role: components["schemas"]["Role"] | null;
            /** @description True when the account may log in. */
            emailConfirmed: boolean | null;
            /** @description Whether the account has a second factor; servers without `secondFactor` leave it out. */
            hasSecondFactor?: boolean;
        };
        /** @description One page of accounts. */
        UserInfoPage: {
            /** @description Items of this page. */
            data: components["schemas"]["UserInfoModel"][];
            /**
             * Format: int32
             * @description Number of items on this page.
             */
            length: number;
            /**
             * Format: int32
             * @description Size of the whole set; equals length where the server does not count.
             */
            total: number;
        };
        /** @description Why a solve is voided. */
        VoidModel: {
            /** @description The team reads it, and it is in the audit log. */
            reason: string;
        };
        /** @description A right answer that does not count any more. */
        VoidedModel: {
            /** @description Why. */
            reason: string;
            /** @description When it was voided. */
            time: components["schemas"]["Time"];
        };
        /** @description A solve of the team that does not count any more. */
        VoidedSolve: {
            /**
             * Format: int32
             * @description Challenge id.
             */
            challengeId: number;
            /** @description Why. */
            reason: string;
            /** @description When it was voided. */
            time: components["schemas"]["Time"];
        };
        /** @description A team that asked to take part. */
        WaitingTeam: {
            /** @description The team. */
            team: components["schemas"]["NamedTeam"];
            /** @description When it asked. */
            since: components["schemas"]["Time"];
        };
        /** @description A new webhook. */
        WebhookCreateModel: {
            /** @description It stays. */
            format: components["schemas"]["WebhookFormat"];
            /** @description What staff call it. */
            name: string;
            /** @description Where it leads, which is the address that Discord or Slack gives, the homeserver of Matrix, the server of Telegram's bots, or a program. Nobody gets it back whole. */
            url: string;
            /**
             * @description The chat of Telegram or the room of Matrix.
             * @default
             */
            target?: string;
            /** @description What the bot logs in with at Telegram or Matrix. Nobody gets it back. */
            token?: string;
            /** @description What it announces. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Language of the words of the server.
             * @default en-US
             */
            language?: string;
            /**
             * @description Own words, one text for an event at most.
             * @default []
             */
            templates?: components["schemas"]["WebhookTemplate"][];
            /**
             * @description Sends what happens from now on.
             * @default true
             */
            isEnabled?: boolean;
        };
        /** @description A webhook with its new secret, which is here and nowhere else. */
        WebhookCreatedModel: {
            webhook: components["schemas"]["WebhookModel"];
            /** @description Verifies what it sends; null for chats, whose messages are not signed. */
            secret: string | null;
        };
        /** @description A message for a receiver, and what became of it. */
        WebhookDeliveryModel: {
            /**
             * Format: int64
             * @description Delivery id.
             */
            id: number;
            /**
             * Format: int32
             * @description Webhook id.
             */
            webhookId: number;
            /** @description Name of the webhook. */
            webhook: string;
            event: components["schemas"]["WebhookMessageKind"];
            /** @description Title of the game; null for a test of the platform. */
            game: string | null;
            /** @description Id of the message, the same for every attempt; receivers know one by it that comes twice. */
            messageId: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * Format: int32
             * @description Attempts so far, without those after which the receiver asked for a pause.
             */
            attempts: number;
            createdAt: components["schemas"]["Time"];
            /** @description When it was last tried; null before. */
            triedAt: components["schemas"]["Time"] | null;
            /** @description When it is tried next; null when it is not. */
            nextAt: components["schemas"]["Time"] | null;
            /** @description Status of the last answer; null without one. */
            answerStatus: number | null;
            /** @description Beginning of the last answer, 200 characters at most, as plain text. */
            answer: string | null;
            /** @description Why the last attempt failed; null when it did not. */
            problem: components["schemas"]["DeliveryProblem"] | null;
        };
        /** @description Settings of a webhook. All of them are replaced. */
        WebhookEditModel: {
            /** @description What staff call it. */
            name: string;
            /** @description Where it leads, which is the address that Discord or Slack gives, the homeserver of Matrix, the server of Telegram's bots, or a program. Left out, it stays as it is. */
            url?: string;
            /**
             * @description The chat of Telegram or the room of Matrix.
             * @default
             */
            target?: string;
            /** @description What the bot logs in with at Telegram or Matrix. Left out, it stays as it is while the address leads to the same host. */
            token?: string;
            /** @description What it announces. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description Language of the words of the server.
             * @default en-US
             */
            language?: string;
            /**
             * @description Own words, one text for an event at most.
             * @default []
             */
            templates?: components["schemas"]["WebhookTemplate"][];
            /**
             * @description Sends what happens from now on.
             * @default true
             */
            isEnabled?: boolean;
        };
        /**
         * @description What is announced. `cheat`, `instanceFailure`, `question` and `teamWaiting` are for staff; all others say what everybody may know.
         * @enum {string}
         */
        WebhookEvent: "firstBlood" | "secondBlood" | "thirdBlood" | "solve" | "notice" | "challengeReleased" | "gameStarted" | "gameEnded" | "gameFrozen" | "gamePaused" | "gameResumed" | "cheat" | "instanceFailure" | "question" | "teamWaiting";
        /**
         * @description What a receiver understands; `json` is for programs, signed as Standard Webhooks describes it.
         * @enum {string}
         */
        WebhookFormat: "json" | "discord" | "slack" | "telegram" | "matrix";
        /**
         * @description What a message is about, an event or a test.
         * @enum {string}
         */
        WebhookMessageKind: "firstBlood" | "secondBlood" | "thirdBlood" | "solve" | "notice" | "challengeReleased" | "gameStarted" | "gameEnded" | "gameFrozen" | "gamePaused" | "gameResumed" | "cheat" | "instanceFailure" | "question" | "teamWaiting" | "test";
        /** @description A webhook as staff see it, without its secret, its token and most of its address. */
        WebhookModel: {
            /**
             * Format: int32
             * @description Webhook id.
             */
            id: number;
            /** @description What staff call it. */
            name: string;
            format: components["schemas"]["WebhookFormat"];
            /** @description Where it leads, without the part that lets anybody post there. */
            address: string;
            /** @description The chat or room, empty where the address says it. */
            target: string;
            /** @description What it announces. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Language of the words of the server. */
            language: string;
            /** @description Own words. */
            templates: components["schemas"]["WebhookTemplate"][];
            /** @description Sends what happens. */
            isEnabled: boolean;
            /** @description The receiver has answered that it wants nothing any more, so it was switched off. */
            isGone: boolean;
            /** @description Nothing is sent before, since the receiver failed or asked for a pause; null for none. */
            restsUntil: components["schemas"]["Time"] | null;
            /** @description Until then the secret before this one signs too; null for none. */
            oldSecretUntil: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Deliveries that failed, or that wait after an attempt that failed.
             */
            failing: number;
            /** @description Names this state; send it as `If-Match` with a change. */
            etag: string;
        };
        /** @description What to preview. */
        WebhookPreviewInput: {
            format: components["schemas"]["WebhookFormat"];
            event: components["schemas"]["WebhookEvent"];
            /**
             * @description Language of the words of the server.
             * @default en-US
             */
            language?: string;
            /**
             * @description Own words, empty for those of the server.
             * @default
             */
            text?: string;
        };
        /** @description A message with names that are made up. */
        WebhookPreviewModel: {
            /** @description The text before names are filled in. */
            template: string;
            /** @description Its parts as a chat shows them. */
            segments: components["schemas"]["WebhookSegment"][];
            /** @description What is sent, as JSON. */
            body: string;
        };
        /** @description A part of a message. */
        WebhookSegment: {
            /** @description What is shown. */
            text: string;
            /** @description It is bold. */
            isBold: boolean;
            /** @description It is an address that leads there. */
            isLink: boolean;
        };
        /** @description Own words for an event. */
        WebhookTemplate: {
            event: components["schemas"]["WebhookEvent"];
            /** @description The message. `{game}`, `{team}`, `{challenge}`, `{owner}`, `{text}` and `{link}` are filled in; `**` begins and ends what is bold. Empty for the words of the server. */
            text: string;
        };
        /** @description Whether the caller works on a challenge. */
        WorkingEditModel: {
            /** @description True marks it for two hours from now, also when it is marked already. */
            isWorking: boolean;
        };
        /** @description One writeup that was handed in. */
        WriteupInfo: {
            /**
             * Format: int32
             * @description Participation id.
             */
            id: number;
            /** @description The team, without its members. */
            team: components["schemas"]["TeamInfoModel"];
            /** @description Path of the PDF. */
            url: string;
            /** @description When it was handed in. */
            uploadTimeUtc: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description Division, null when there is none.
             */
            divisionId: number | null;
        };
        /** @description Writeups handed in for a game. */
        WriteupInfoModel: {
            /** @description Division id (as text) to division name. */
            divisions: {
                [key: string]: string;
            };
            /** @description Newest upload first. */
            writeups: components["schemas"]["WriteupInfo"][];
        };
        /** @description One writeup. */
        WriteupUpload: {
            /**
             * Format: binary
             * @description PDF file (part type application/pdf, name ending in .pdf), 1 byte to 20 MiB (20971520 bytes).
             */
            file: Blob;
        };
    };
    responses: {
        /** @description The request breaks a rule, or the game has ended. */
        BadEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The request breaks a rule, or the game has not started. */
        BadNotStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The request breaks a rule, or the game has not started or has ended. */
        BadPhase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The request breaks a rule; the title says the first one. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description Something else is stored by now than If-Match names; nothing was changed. */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description Others changed the same thing at the same time. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The body is larger than the server takes (30000000 bytes of JSON, or a stored file larger than the operator allows). */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The role of the account is too low, or the account is banned. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The server failed. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description There is no such thing, or an id in the path is malformed. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description There is no such thing, or an id in the path is malformed. */
        NotFoundProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The client holds this state already. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Last-Modified": components["headers"]["LastModified"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A precondition of the request failed. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The file has no such range. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The body of the request arrived too slowly. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The database, the disk or the file storage cannot be used at the moment; trying again later may work. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The container refused the connection. */
        Teapot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description There is no valid session. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
        /** @description The body is of a kind that the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestResponse"];
            };
        };
    };
    parameters: {
        /** @description Adjustment id. */
        AdjustmentId: number;
        /** @description Any name; only its extension matters. */
        AssetFilename: string;
        /** @description SHA-256 of the content, 64 lower-case hex characters. */
        AssetHash: string;
        /** @description File name of the recording. */
        CaptureFilename: string;
        /** @description Challenge id. */
        ChallengeId: number;
        /** @description Id of the container record. */
        ContainerGuid: string;
        /** @description Delivery id. */
        DeliveryId: number;
        /** @description Division id. */
        DivisionId: number;
        /** @description Flag id. */
        FlagId: number;
        /** @description Game id. */
        GameId: number;
        /** @description Text to look for; not blank. */
        Hint: string;
        /** @description Id of a hint with a price. */
        HintId: number;
        /** @description Names one identity of the account */
        IdentityId: string;
        /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
        IfMatch: string;
        /** @description Looked at only when If-None-Match is absent. */
        IfModifiedSince: string;
        /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
        IfNoneMatch: string;
        /** @description Notice id. */
        NoticeId: number;
        /** @description Participation id (not the team id). */
        PartId: number;
        /** @description Participation id. */
        ParticipationId: number;
        /** @description Names one passkey of the account */
        PasskeyId: number;
        /** @description Post id, 8 lower-case hex characters. */
        PostId: string;
        /** @description Names a provider */
        ProviderId: string;
        /** @description Question id. */
        QuestionId: number;
        /** @description One range of bytes of the file, such as the end of a download that broke off. */
        Range: string;
        /** @description Names one session of the account; it opens none */
        SessionId: string;
        /** @description The name of a signal, the same for as long as its facts are the same. */
        SignalId: string;
        /** @description Items to leave out at the start. */
        Skip: number;
        /** @description Invitation id. */
        StaffInvitationId: number;
        /** @description Id answered when the flag was sent. */
        SubmissionId: number;
        /** @description Team id. */
        TeamId: number;
        /** @description Token id. */
        TokenId: string;
        /** @description Account id. */
        UserId: string;
        /** @description Webhook id. */
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
        /** @description How long and where the answer may be kept. */
        CacheControl: string;
        /** @description Says that the answer is a download, and its file name. */
        ContentDisposition: string;
        /** @description Tag of this state of the data. */
        ETag: string;
        /** @description When the data was computed. */
        LastModified: string;
        /** @description Where the browser goes next. */
        Location: string;
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
        /** @description Sets or removes the session cookie. */
        SetCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterModel"];
            };
        };
        responses: {
            /** @description The account exists */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResponseOfRegisterStatus"];
                };
            };
            /** @description Registration is closed, the captcha is refused, the mail domain is not allowed, the password is blank or does not decrypt, the name is taken, a name or password rule is broken, or the mail could not be sent. A mail address that is taken is refused only where accounts are not confirmed by mail; elsewhere it is answered like any other */
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginModel"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The captcha is refused, or the password is blank or does not decrypt */
            400: components["responses"]["BadRequest"];
            /** @description Unknown name, wrong password or unconfirmed mail (one sentence for all three), or the account is banned (a sentence of its own), or it has a second factor (`need` is `secondFactor`, and a cookie remembers that the password was right, see getLoginStep) */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                /** @description True ends every session of the account, not this one alone, and every link in its mails. Servers that do not name `endSessions` among their extensions end this one. */
                everywhere?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out; the session cookie is removed */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryModel"];
            };
        };
        responses: {
            /** @description The mail is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResponse"];
                };
            };
            /** @description The captcha is refused, this platform does not confirm mail addresses (ask an administrator), or the mail could not be sent */
            400: components["responses"]["BadRequest"];
            /** @description No account has this mail, or its mail is not confirmed */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetModel"];
            };
        };
        responses: {
            /** @description The password is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The password is blank, does not decrypt or breaks the rule, the mail is unknown, or the token is wrong or older than 3 hours */
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountVerifyModel"];
            };
        };
        responses: {
            /** @description Confirmed; the session cookie is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The mail is unknown or already confirmed */
            400: components["responses"]["BadRequest"];
            /** @description The token is wrong or older than 3 hours */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdateModel"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The name is taken or not allowed, or another rule is broken */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeModel"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A password is blank or does not decrypt, the present one is wrong, or the new one breaks the rule */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailChangeModel"];
            };
        };
        responses: {
            /** @description A link was sent to the new address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResponseOfBoolean"];
                };
            };
            /** @description The mail is in use, its domain is not allowed, the mail could not be sent, or this platform does not confirm mail addresses (then `data` is false) */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResponseOfBoolean"] | components["schemas"]["RequestResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountVerifyModel"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The token does not fit the mail, or it is older than 3 hours */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUserInfoModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfoModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All others have ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one session of the account; it opens none */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the session of this call */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such session */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens that the account has made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnTokenCreateModel"];
            };
        };
        responses: {
            /** @description The token; its text is shown this once only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token id. */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token does not work any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such token */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailDelay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDelayModel"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startSignIn: {
        parameters: {
            query?: {
                /** @description Where to go once logged in, an address of this platform; its home without it */
                from?: string;
            };
            header?: never;
            path: {
                /** @description Names a provider */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider, or to the login screen with a `problem` */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter has the wrong format */
            400: components["responses"]["BadRequest"];
            /** @description What names no provider at all */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                /** @description What the answer of the provider is fetched with */
                code?: string;
                /** @description Belongs to the cookie of `startSignIn` */
                state?: string;
                /** @description The issuer that answers */
                iss?: string;
                /** @description Why the provider refuses */
                error?: string;
                /** @description More about that */
                error_description?: string;
                /** @description Where to read about that */
                error_uri?: string;
                /** @description Of the session at the provider; not looked at */
                session_state?: string;
            };
            header?: never;
            path: {
                /** @description Names a provider */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To where the log-in began, to `/account/join`, or to a screen that shows the `problem` */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A parameter has the wrong format */
            400: components["responses"]["BadRequest"];
            /** @description What names no provider at all */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it said */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinModel"];
                };
            };
            /** @description There is nothing, or no longer */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinWithProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinInputModel"];
            };
        };
        responses: {
            /** @description The account exists */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResponseOfRegisterStatus"];
                };
            };
            /** @description Registration is closed, the captcha is refused, the mail domain is not allowed, the name or the mail address is taken or breaks a rule */
            400: components["responses"]["BadRequest"];
            /** @description There is nothing to create an account for, or no longer */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitiesModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityLinkModel"];
            };
        };
        responses: {
            /** @description Where to go */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityLinkStart"];
                };
            };
            /** @description The provider does not answer */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such provider */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one identity of the account */
                identityId: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the last way to log in */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such identity */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSetModel"];
            };
        };
        responses: {
            /** @description Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The account has a password, or the new one is blank, does not decrypt or breaks the rule */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLoginStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStepModel"];
                };
            };
            /** @description No log-in waits for a second step */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofModel"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The code or passkey is wrong or was used before, or not exactly one is sent */
            400: components["responses"]["BadRequest"];
            /** @description No log-in waits for a second step, or it has waited too long, or the account is banned */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing waits any more */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStepChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallengeModel"];
                };
            };
            /** @description This server takes no passkeys, or the account has none */
            400: components["responses"]["BadRequest"];
            /** @description No log-in waits for a second step */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswerModel"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The passkey or its challenge is not known, was used, comes from another address, or did not check who holds it */
            400: components["responses"]["BadRequest"];
            /** @description The account is banned or waits for its confirmation */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createLoginChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallengeModel"];
                };
            };
            /** @description This server takes no passkeys, for want of an address with https */
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    activateTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeModel"];
            };
        };
        responses: {
            /** @description It is used; recovery codes are shown this one time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesModel"];
                };
            };
            /** @description The code is wrong, or there is no secret that waits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, this one time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecretModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No app is used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            /** @description The account uses none */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes, this one time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesModel"];
                };
            };
            /** @description The account has no second factor */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofModel"];
            };
        };
        responses: {
            /** @description The session is confirmed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is wrong or was used before, or not exactly one that the account has is sent */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConfirmationChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyChallengeModel"];
                };
            };
            /** @description This server takes no passkeys, or the account has none */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPasskeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationModel"];
                };
            };
            /** @description This server takes no passkeys, or the account has as many as it may have */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAddModel"];
            };
        };
        responses: {
            /** @description It is added; recovery codes are shown this one time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesModel"];
                };
            };
            /** @description Its challenge is not known or was used, it comes from another address, or it is known already */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one passkey of the account */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameModel"];
            };
        };
        responses: {
            /** @description It is renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such passkey */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names one passkey of the account */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It opens nothing any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            /** @description The account has no such passkey */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Path of the new image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The file is empty, larger than 3 MiB or not an image the server can read */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigEditModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigEditInput"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A value is outside its limits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvidersModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProviders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvidersInput"];
            };
        };
        responses: {
            /** @description The providers as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvidersModel"];
                };
            };
            /** @description An id is there twice or belongs to the configuration, an issuer is no https address, a secret is missing, or groups become administrators without a confirmation */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names a provider */
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such provider */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Replaced */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The file is empty, larger than 3 MiB or not an image the server can read, or the old logo cannot be removed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The old logo cannot be removed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSecondFactorPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorPolicyModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSecondFactorPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorPolicyEditModel"];
            };
        };
        responses: {
            /** @description The policy as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorPolicyModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Accounts on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; `total` counts all accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreateModel"][];
            };
        };
        responses: {
            /** @description All accounts are saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The first rule that one of the accounts breaks; nothing is saved */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /** @description Text to look for; not blank. */
                hint: components["parameters"]["Hint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 30 hits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileUserInfoModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such account */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserInfoModel"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The name or the mail is taken or not allowed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such account */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the own account, or the account is captain of a team */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such account */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password alone opens the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has to be confirmed first (`need` is `confirmation`) */
            403: components["responses"]["Forbidden"];
            /** @description No such account, or it has no second factor */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new password, 16 characters, shown this once only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such account */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Teams on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; `total` counts all teams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchTeams: {
        parameters: {
            query: {
                /** @description Text to look for; not blank. */
                hint: components["parameters"]["Hint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 30 hits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminUpdateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminTeamModel"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A value is outside its limits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    adminDeleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewParticipation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Participation id. */
                id: components["parameters"]["ParticipationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParticipationEditModel"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The state cannot follow the present one */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such participation */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAcceptances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Participation id. */
                id: components["parameters"]["ParticipationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptanceModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such participation */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWriteups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest upload first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteupInfoModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadWriteups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive `Writeups-{title}-{yyyyMMdd-HH.mm.ss}Z.tar.gz` */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInstances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerInstancePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    destroyInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container record. */
                id: components["parameters"]["ContainerGuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Destroyed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The container engine refused */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such container */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerHealth"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealthHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last day, and since when each part has worked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail server has taken it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMailResult"];
                };
            };
            /** @description The mail server did not take it, with its reason */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules for mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPolicyModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMailPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPolicyEditModel"];
            };
        };
        responses: {
            /** @description The rules as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPolicyModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreateModel"];
            };
        };
        responses: {
            /** @description The webhook with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPreviewInput"];
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPreviewModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
                /** @description Only those of this webhook. */
                webhookId?: number;
                /** @description Only those of this status. */
                status?: components["schemas"]["DeliveryFilter"];
                /** @description Deliveries on a page. */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Delivery id. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such delivery of the platform */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEditModel"];
            };
        };
        responses: {
            /** @description The webhook as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook of the platform */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook of the platform */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook of the platform */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook of the platform */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the provider says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaTestResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only entries older than the one with this id, to read on. */
                before?: number;
                /** @description Only entries about this. */
                kind?: components["schemas"]["AuditKind"];
                /** @description Only entries that tell of this. */
                action?: components["schemas"]["AuditAction"];
                /** @description Part of the name of who changed it. */
                user?: string;
                /** @description Part of the name of what was changed, or its id. */
                subject?: string;
                /** @description Only entries from this time on. */
                from?: components["schemas"]["Time"];
                /** @description Only entries before this time. */
                to?: components["schemas"]["Time"];
                /** @description Entries on a page. */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without a total */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLogs: {
        parameters: {
            query?: {
                /** @description Exact name of a level, or All. */
                level?: string;
                /** @description Lines on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without a total */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogMessageModel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                /** @description Files on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStoredFiles: {
        parameters: {
            query?: {
                /** @description Files on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pruneFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePruneModel"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePruneResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreateModel"];
            };
        };
        responses: {
            /** @description The token; its text is shown this once only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token id. */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token works, also when it was not revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such token */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: {
                /** @description True removes the record for good. */
                delete?: boolean;
            };
            header?: never;
            path: {
                /** @description Token id. */
                id: components["parameters"]["TokenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token does not work, also when it was revoked before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such token */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /** @description One range of bytes of the file, such as the end of a download that broke off. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description SHA-256 of the content, 64 lower-case hex characters. */
                hash: components["parameters"]["AssetHash"];
                /** @description Any name; only its extension matters. */
                filename: components["parameters"]["AssetFilename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; the content type follows the extension of the file name */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The part of the file that the Range header asks for */
            206: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The hash is not lower-case hex */
            400: components["responses"]["BadRequest"];
            /** @description No such file */
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadAssets: {
        parameters: {
            query?: {
                /** @description One name for all parts, instead of the names of the parts. */
                filename?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssetUpload"];
            };
        };
        responses: {
            /** @description The stored files in the order of the parts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalFile"][];
                };
            };
            /** @description A part is missing, or the storage failed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description SHA-256 of the content, 64 lower-case hex characters. */
                hash: components["parameters"]["AssetHash"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The storage failed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such file */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEditGames: {
        parameters: {
            query?: {
                /** @description Games on a page; without it the page is empty. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; `total` counts all games */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameInfoInput"];
            };
        };
        responses: {
            /** @description The new game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfoModel"];
                };
            };
            /** @description A value is missing or outside its limits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEditGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfoModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameInfoInput"];
            };
        };
        responses: {
            /** @description The game as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfoModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The deletion failed; nothing was deleted */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGamePoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Path of the new image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The file is empty, larger than 3 MiB or not an image the server can read */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGameHashSalt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 64 hex characters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Package `{title}-export-{yyyyMMdd-HHmmss}.zip` */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GamePackageUpload"];
            };
        };
        responses: {
            /** @description Id of the new game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description The file is empty, larger than 512 MiB or not a zip, or the package is not valid */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGameWriteups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    flushScoreboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rebuild is queued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProfileFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileFieldsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProfileFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileFieldsEditModel"];
            };
        };
        responses: {
            /** @description The fields as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileFieldsModel"];
                };
            };
            /** @description No reason, no date or one out of its bounds, a field without label or choices, of another kind than it was answered in, listed twice, or not of this game */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFieldAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldAnswersModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getControlRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs somebody */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlRoomModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleEditModel"];
            };
        };
        responses: {
            /** @description The schedule as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleModel"];
                };
            };
            /** @description A freeze outside of the game, a challenge that the game does not have, or one that is listed twice */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listScheduledNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledNoticeModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scheduleNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledNoticeEditModel"];
            };
        };
        responses: {
            /** @description The notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledNoticeModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateScheduledNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Notice id. */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledNoticeEditModel"];
            };
        };
        responses: {
            /** @description The notice as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledNoticeModel"];
                };
            };
            /** @description The time is in the past, or the text is empty */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such notice in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteScheduledNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Notice id. */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such notice in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGameQuestions: {
        parameters: {
            query?: {
                /** @description Only questions in this state. */
                state?: components["schemas"]["QuestionState"];
                /** @description Only questions about this challenge. */
                challengeId?: number;
                /** @description Only questions of this team. */
                participationId?: number;
                /** @description Questions on a page; 0 gives the counts alone. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Question id. */
                questionId: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffQuestionModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or question */
            404: components["responses"]["NotFound"];
            /** @description Somebody else has claimed or answered it */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    releaseQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Question id. */
                questionId: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffQuestionModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or question */
            404: components["responses"]["NotFound"];
            /** @description It is answered */
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Question id. */
                questionId: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerModel"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffQuestionModel"];
                };
            };
            /** @description The answer or the notice is empty */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or question */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Somebody else has claimed or answered it */
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCannedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswersModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCannedAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CannedAnswersEditModel"];
            };
        };
        responses: {
            /** @description The answers as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedAnswersModel"];
                };
            };
            /** @description A title or a text is empty */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, with the time of the pause */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleModel"];
                };
            };
            /** @description The game is not running, or paused already */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeModel"];
            };
        };
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleModel"];
                };
            };
            /** @description The game is not paused */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revealScoreboard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule, with the time of the reveal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleModel"];
                };
            };
            /** @description The scoreboard is not frozen */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGameWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGameWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreateModel"];
            };
        };
        responses: {
            /** @description The webhook with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewGameWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPreviewInput"];
            };
        };
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPreviewModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGameWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
                /** @description Only those of this webhook. */
                webhookId?: number;
                /** @description Only those of this status. */
                status?: components["schemas"]["DeliveryFilter"];
                /** @description Deliveries on a page. */
                count?: number;
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendGameWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Delivery id. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such delivery in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGameWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEditModel"];
            };
        };
        responses: {
            /** @description The webhook as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGameWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewGameWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreatedModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testGameWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Webhook id. */
                webhookId: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such webhook in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEditNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notices of type Normal, in no defined order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameNotice"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameNoticeModel"];
            };
        };
        responses: {
            /** @description The notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameNotice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Notice id. */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameNoticeModel"];
            };
        };
        responses: {
            /** @description The notice as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameNotice"];
                };
            };
            /** @description The notice was not written by the organisers */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such notice in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Notice id. */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The notice was not written by the organisers */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such notice in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAdjustments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentCreateModel"];
            };
        };
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentModel"];
                };
            };
            /** @description No reason, no points, or more than 1,000,000 of them */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such team in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Adjustment id. */
                adjustmentId: components["parameters"]["AdjustmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustment as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentModel"];
                };
            };
            /** @description It has been undone before */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such adjustment in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voidSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Id answered when the flag was sent. */
                submitId: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidModel"];
            };
        };
        responses: {
            /** @description Voided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No reason, no solve, or voided before */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such submission in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Id answered when the flag was sent. */
                submitId: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It has not been voided */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such submission in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff and invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller has no role in the game any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller is the last manager */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no role in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitationCreateModel"];
            };
        };
        responses: {
            /** @description The invitation with its token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitationCreatedModel"];
                };
            };
            /** @description A value is out of bounds, or there are too many invitations */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Invitation id. */
                invitationId: components["parameters"]["StaffInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link gives nothing any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such invitation of this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEditModel"];
            };
        };
        responses: {
            /** @description As saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberModel"];
                };
            };
            /** @description The last manager would be none any more */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Nobody of the staff of this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the last manager */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Nobody of the staff of this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTokenModel"];
            };
        };
        responses: {
            /** @description The game and the role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOfferModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is unknown, used up, expired or revoked */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTokenModel"];
            };
        };
        responses: {
            /** @description The game and the role that the caller has now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRoleModel"];
                };
            };
            /** @description The only manager would be none any more */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is unknown, used up, expired or revoked */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDivisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DivisionCreateModel"];
            };
        };
        responses: {
            /** @description The new division */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            /** @description A value is outside its limits, or the exceptions name a challenge twice or one that is not in the game */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDivision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Division id. */
                divisionId: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DivisionEditModel"];
            };
        };
        responses: {
            /** @description The division as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            /** @description A value is outside its limits, or the exceptions name a challenge twice or one that is not in the game */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such division in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Division id. */
                divisionId: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such division in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Division id. */
                divisionId: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The declaration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such division in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDeclaration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Division id. */
                divisionId: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarationEditModel"];
            };
        };
        responses: {
            /** @description The declaration as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such division in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEditChallenges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeInfoModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeInfoInput"];
            };
        };
        responses: {
            /** @description The new challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeEditDetailModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEditChallenge: {
        parameters: {
            query?: {
                /** @description True also reads what the test container wrote. Servers that do not know it leave that out. */
                testOutput?: boolean;
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge; flags are left out for DynamicContainer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeEditDetailModel"];
                };
            };
            /** @description A malformed query */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeUpdateModel"];
            };
        };
        responses: {
            /** @description The challenge as saved; `acceptedCount` is 0 and `flags` is mostly empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeEditDetailModel"];
                };
            };
            /** @description Enabled without a flag, traffic capture without a container, a blank file name, or a flag template that is too easy to guess */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAuthors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorsEditModel"];
            };
        };
        responses: {
            /** @description The authors as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorsModel"];
                };
            };
            /** @description Somebody is not of the staff of this game */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScoring: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scoring of the challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateScoring: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoringEditModel"];
            };
        };
        responses: {
            /** @description The scoring as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoringModel"];
                };
            };
            /** @description A minimum above the original score, or a formula with a mistake, whose position the title tells */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the challenge requires */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequirementsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRequirements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequirementsEditModel"];
            };
        };
        responses: {
            /** @description The requirements as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequirementsModel"];
                };
            };
            /** @description A required challenge is not in the game, or challenges would wait for each other and never open; the title names them */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPresenceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether teams share */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceSettingsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePresenceSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceSettingsEditModel"];
            };
        };
        responses: {
            /** @description As saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresenceSettingsModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCooldown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pause after wrong answers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CooldownModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCooldown: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CooldownEditModel"];
            };
        };
        responses: {
            /** @description The pause as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CooldownModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hints in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedHintsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateHints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricedHintsEditModel"];
            };
        };
        responses: {
            /** @description The hints as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedHintsModel"];
                };
            };
            /** @description A hint says nothing, has an id that the challenge does not have, or is left out although teams have paid for it */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewJudging: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgingModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    judgeAnswersAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgingModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentCreateModel"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Attachments of a DynamicAttachment challenge hang on its flags */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addFlags: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagCreateModel"][];
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Flag id. */
                flagId: components["parameters"]["FlagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success, or NotFound when the challenge has no such flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTestContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerInfoModel"];
                };
            };
            /** @description The challenge has no container, its image or port is missing, or the container engine refused */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    destroyTestContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more, also when there was none before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such challenge in this game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostEditModel"];
            };
        };
        responses: {
            /** @description Id of the post, 8 hex characters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description A value is outside its limits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Post id, 8 lower-case hex characters. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostEditModel"];
            };
        };
        responses: {
            /** @description The post as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetailModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such post */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Post id, 8 lower-case hex characters. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such post */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Games on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; `total` counts all public games */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicGameInfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: {
                /** @description Greatest number of games, 0 for all. */
                limit?: number;
            };
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicGameInfoModel"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedGameInfoModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameJoinModel"];
            };
        };
        responses: {
            /** @description Joined, or waiting for the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The game is over without practice mode (status 10002), the caller is not in the team, the division is missing, unknown, not joinable or not the one of the team, the invite code is wrong, the caller plays already, the team is full, the declaration of the division was not accepted or has another text by now, or an answer to a field is missing, unfit, or to a field that is gone */
            400: components["responses"]["BadEnded"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game, or no such team */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller does not play, or the participation is neither Pending nor Rejected */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJoinCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teams and divisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameJoinCheckInfoModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFieldAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldAnswersEditModel"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller does not play, the game asks nothing, or an answer is missing, unfit, or to a field that is gone */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFieldAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller does not play */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptDeclaration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclarationAcceptModel"];
            };
        };
        responses: {
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller does not play, the division has no declaration, or it has another one by now */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGameDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Challenges, own row and team token */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetailModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The game is over without practice mode (status 10002) or has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeamPresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the team shares */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamPresenceModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The game is over without practice mode (status 10002) or has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScoreboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scoreboard */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreboardModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLiveScoreboard: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scoreboard */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreboardModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadScoreboardSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sheet `{title}-Scoreboard-{yyyyMMdd-HH.mm.ss}Z.xlsx` */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The game has not started (status 10001), or there is nothing to write */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSignals: {
        parameters: {
            query?: {
                /** @description Only those of this kind. */
                kind?: components["schemas"]["SignalKind"];
                /** @description Only those of this participation. */
                team?: number;
                /** @description Only those of this challenge. */
                challenge?: number;
                /** @description Only those that staff have or have not looked into. */
                state?: components["schemas"]["SignalState"];
                /** @description Signals on a page; 0 for the numbers alone. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalListModel"];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportSignals: {
        parameters: {
            query?: {
                /** @description Only those of this kind. */
                kind?: components["schemas"]["SignalKind"];
                /** @description Only those of this participation. */
                team?: number;
                /** @description Only those of this challenge. */
                challenge?: number;
                /** @description Only those that staff have or have not looked into. */
                state?: components["schemas"]["SignalState"];
                /** @description A table with one line for each fact, or all of it as JSON. */
                format?: components["schemas"]["SignalFileFormat"];
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/json": components["schemas"]["SignalEvidenceModel"];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSignalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalSettingsModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSignalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignalSettingsEditModel"];
            };
        };
        responses: {
            /** @description The settings as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalSettingsModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description The name of a signal, the same for as long as its facts are the same. */
                signal: components["parameters"]["SignalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignalMarkEditModel"];
            };
        };
        responses: {
            /** @description The signal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game, or no such signal in it */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmarkSignal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of what the change was made to. Where something else is stored by now, nothing is changed and the answer is 412. Servers whose answers have no `etag` do not look at it. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description The name of a signal, the same for as long as its facts are the same. */
                signal: components["parameters"]["SignalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalModel"];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game, or no such signal in it */
            404: components["responses"]["NotFound"];
            412: components["responses"]["ChangedMeanwhile"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /** @description Only answers with this verdict. */
                type?: components["schemas"]["AnswerResult"];
                /** @description Answers on a page; 0 gives as many as the server allows at once. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without a total */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Submission"][];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadSubmissionSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sheet `{title}_Submissions_{yyyyMMddHHmmss}.xlsx` */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description Notices on a page. */
                count?: number;
                /** @description Notices to leave out at the start. */
                skip?: number;
            };
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without a total */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameNotice"][];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionModel"][];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The caller does not play */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionCreateModel"];
            };
        };
        responses: {
            /** @description The question */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionModel"];
                };
            };
            /** @description The caller does not play, the team is not accepted, the text is empty, or too many questions of the team wait */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled, locked or hidden from the division */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markQuestionsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionsReadModel"];
            };
        };
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller does not play */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Leave out the events of containers. */
                hideContainer?: boolean;
                /** @description Events on a page. */
                count?: number;
                /** @description Items to leave out at the start. */
                skip?: components["parameters"]["Skip"];
            };
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, without a total */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameEvent"][];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listParticipations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All states, by team id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationInfoModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCheatInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheatInfoModel"][];
                };
            };
            /** @description The game has not started (status 10001) */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWriteup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasicWriteupInfoModel"];
                };
            };
            /** @description The game has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitWriteup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["WriteupUpload"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The file is empty, larger than 20 MiB or not a PDF, the game has not started (status 10001), the team does not play or is not accepted, writeups are not asked for, or the deadline has passed */
            400: components["responses"]["BadNotStarted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeDetailModel"];
                };
            };
            /** @description The game has not started (status 10001) or is over without practice mode (status 10002), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, the challenge is disabled or hidden from the division, or no flag is left */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitFlag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagSubmitModel"];
            };
        };
        responses: {
            /** @description Id of the submission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            /** @description The answer is blank, does not decrypt or is longer than 127 characters, the game has not started (status 10001) or is over (status 10002), the deadline has passed, the division may not send answers, or no attempt is left */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game, or the team has no such challenge */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Still in conflict with other answers after 3 tries */
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeamNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamNoteModel"];
                };
            };
            /** @description The organizers do not let teams share this, the game is over without practice mode (status 10002) or has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled, locked or hidden from the division */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveTeamNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamNoteEditModel"];
            };
        };
        responses: {
            /** @description The note as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamNoteModel"];
                };
            };
            /** @description The organizers do not let teams share this, the game is over without practice mode (status 10002) or has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled, locked or hidden from the division */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWorking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkingEditModel"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The organizers do not let teams share this, the game is over without practice mode (status 10002) or has not started (status 10001), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled, locked or hidden from the division */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Id of a hint with a price. */
                hintId: components["parameters"]["HintId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintOpenModel"];
            };
        };
        responses: {
            /** @description The hint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedHint"];
                };
            };
            /** @description The team has fewer points than the hint costs, the price is another one by now, the game is paused, has not started (status 10001) or is over without practice mode (status 10002), or the caller's team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game, challenge or hint, or the challenge is disabled, locked or hidden from the division */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSubmissionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Id answered when the flag was sent. */
                submitId: components["parameters"]["SubmissionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verdict */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such answer of the caller */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTeamInstances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in any challenge of the game */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamContainerModel"][];
                };
            };
            /** @description The game has not started (status 10001), or the team does not play or is not accepted */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerInfoModel"];
                };
            };
            /** @description The game has not started (status 10001) or is over (status 10002), the team does not play or is not accepted, the challenge has no container, one is running, the limit of the team is reached, or the container engine refused */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled or hidden from the division */
            404: components["responses"]["NotFound"];
            /** @description Too many requests, or less than 10 seconds since the team last started or destroyed this container */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Destroyed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The game has not started (status 10001) or is over (status 10002), the team does not play or is not accepted, there is no container, or the container engine refused */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled */
            404: components["responses"]["NotFound"];
            /** @description Too many requests, or less than 10 seconds since the team last started or destroyed this container */
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    extendContainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The container with its new planned stop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContainerInfoModel"];
                };
            };
            /** @description The game has not started (status 10001) or is over (status 10002), the team does not play or is not accepted, there is no container, or it is too early */
            400: components["responses"]["BadPhase"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such game or challenge, or the challenge is disabled */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaptureChallenges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Game id. */
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeTrafficModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaptureTeams: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamTrafficModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Nothing was recorded */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCaptureFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Participation id (not the team id). */
                partId: components["parameters"]["PartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recordings, empty when there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRecord"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadCaptures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Participation id (not the team id). */
                partId: components["parameters"]["PartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archive `Capture-{challengeId}-{partId}-{yyyyMMdd-HH.mm.ss}Z.tar.gz`, empty when there are none */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCaptures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Participation id (not the team id). */
                partId: components["parameters"]["PartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The storage failed */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Participation id (not the team id). */
                partId: components["parameters"]["PartId"];
                /** @description File name of the recording. */
                filename: components["parameters"]["CaptureFilename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such recording */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Challenge id. */
                challengeId: components["parameters"]["ChallengeId"];
                /** @description Participation id (not the team id). */
                partId: components["parameters"]["PartId"];
                /** @description File name of the recording. */
                filename: components["parameters"]["CaptureFilename"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such recording */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClientConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The config */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientConfig"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCaptchaInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captcha */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCaptchaInfoModel"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPowChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A fresh puzzle */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashPowChallenge"];
                };
            };
            /** @description The captcha in use is another one */
            404: components["responses"]["NotFoundProblem"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All posts */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInfoModel"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLatestPosts: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 posts */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostInfoModel"][];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the answer the client holds. Compared weakly; `*` always matches. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description Looked at only when If-None-Match is absent. */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
            };
            path: {
                /** @description Post id, 8 lower-case hex characters. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Last-Modified": components["headers"]["LastModified"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDetailModel"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description No such post */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proxyInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container record. */
                id: components["parameters"]["ContainerGuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket now. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The container is known and the request is not an upgrade */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The proxy is switched off, too many connections are open, or the host cannot be resolved */
            400: components["responses"]["BadRequest"];
            /** @description No such container, or it is not proxied */
            404: components["responses"]["NotFound"];
            418: components["responses"]["Teapot"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proxyTestInstance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the container record. */
                id: components["parameters"]["ContainerGuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket now. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The container is known and the request is not an upgrade */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The proxy is switched off, or the host cannot be resolved */
            400: components["responses"]["BadRequest"];
            /** @description No such container, it belongs to a team, or it is not proxied */
            404: components["responses"]["NotFound"];
            418: components["responses"]["Teapot"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, in no defined order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdateModel"];
            };
        };
        responses: {
            /** @description The new team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"];
                };
            };
            /** @description The caller is captain of 3 teams already, or the name is missing */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"];
                };
            };
            /** @description Answer of other servers of this contract when the team does not exist */
            400: components["responses"]["BadRequest"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamUpdateModel"];
            };
        };
        responses: {
            /** @description The team as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"];
                };
            };
            /** @description A value is outside its limits */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The team is locked while a game is running */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInviteCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, `name:id:secret` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Answer of other servers of this contract when the team does not exist */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewInviteCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new code, `name:id:secret` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Answer of other servers of this contract when the team does not exist */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Invite code of the team, `name:id:secret`. */
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The code is malformed or wrong, there is no such team, or the caller is a member already */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The caller is not a member or is the captain, or the team is locked while a game is running */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    kickMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
                /** @description Account id. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team without the member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"];
                };
            };
            /** @description The account is not a member or is the captain, or the team is locked while a game is running */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamTransferModel"];
            };
        };
        responses: {
            /** @description The team with its new captain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamInfoModel"];
                };
            };
            /** @description The account does not exist, is not a member, or is captain of 3 teams already */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTeamAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Team id. */
                id: components["parameters"]["TeamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Path of the new image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The file is empty, larger than 3 MiB or not an image the server can read */
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not the captain, or the account is banned */
            403: components["responses"]["Forbidden"];
            /** @description No such team */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyTeamToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureVerifyModel"];
            };
        };
        responses: {
            /** @description The signature is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is not 32 bytes, or the token is malformed */
            400: components["responses"]["BadRequest"];
            /** @description The signature is wrong */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}

/** Payload of every message, by hub. */
export interface hubs {
    user: {
        ReceivedGameNotice: components["schemas"]["GameNotice"];
        ReceivedTeamPresence: components["schemas"]["TeamPresenceModel"];
        ReceivedTeamQuestion: components["schemas"]["QuestionChange"];
    };
    monitor: {
        ReceivedGameEvent: components["schemas"]["GameEvent"];
        ReceivedSubmissions: components["schemas"]["Submission"];
        ReceivedQuestion: components["schemas"]["QuestionChange"];
    };
    admin: {
        ReceivedLog: components["schemas"]["LogMessageModel"];
    };
}
