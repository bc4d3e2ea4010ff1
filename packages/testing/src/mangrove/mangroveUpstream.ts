/** What a brand of Mangrove writes in upstream.json, besides the address. */
export const mangroveUpstream = {
  tokenHeader: 'x-player-session',
  merchantHeader: 'x-skin',
  languageHeader: 'x-tongue',
  languages: { EN: 'en-GB', TY: 'fil-PH' },
  envelope: {
    success: 'outcome',
    successValues: ['OK'],
    value: 'payload',
    message: '/problem/text',
    code: '/problem/code',
  },
  statuses: { '403': 'unauthorised' },
  refusals: {
    'AUTH-7': 'wrong_credentials',
    'AUTH-8': 'captcha_required',
    'AUTH-9': 'captcha_wrong',
    'JOIN-3': 'username_taken',
    'JOIN-9': 'fields_wrong',
    'GAME-2': 'game_unavailable',
    'GAME-5': 'game_closed',
  },
  calls: {
    getPermission: { method: 'POST', path: '/rpc/skin.read', reply: skinReply() },
    getStatus: { method: 'POST', path: '/rpc/skin.read', reply: skinReply() },
    getSetRegister: {
      method: 'POST',
      path: '/rpc/skin.signupRules',
      reply: {
        fields: {
          validators: {
            from: '',
            items: {
              fields: {
                field: {
                  from: '/name',
                  values: {
                    login: 'username',
                    secret: 'password',
                    mail: 'email',
                    fullName: 'payeeName',
                  },
                },
                enabled: { from: '/use', values: { MUST: true, MAY: true, NO: false } },
                required: { from: '/use', values: { MUST: true, MAY: false, NO: false } },
                acceptedPattern: '/regex',
              },
            },
          },
        },
      },
    },
    getUpdateLanguage: {
      method: 'POST',
      path: '/rpc/player.tongue',
      request: { fields: { language: 'tongue' } },
    },
    getGameVendor: {
      method: 'POST',
      path: '/rpc/games.menu',
      reply: {
        fields: {
          data: {
            from: '',
            fields: {
              lanes: {
                from: '',
                items: {
                  fields: {
                    gameType: { from: '/kind', values: { SLOT: 'RNG', TABLE: 'LIVE' } },
                    vendors: {
                      from: '/studios',
                      items: {
                        fields: {
                          vassalage: '/code',
                          title: '/name',
                          gameType: { from: '/kind', values: { SLOT: 'RNG', TABLE: 'LIVE' } },
                          isHot: { from: '/hot', values: { Y: 1, N: 0 } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    getGameList: {
      method: 'POST',
      path: '/rpc/games.find',
      request: {
        fields: {
          gameType: 'kind',
          vassalage: 'studio',
          gameName: 'text',
          pageNo: '/page/no',
          pageSize: '/page/size',
          language: 'tongue',
        },
        values: { gameType: { RNG: 'SLOT', LIVE: 'TABLE' } },
        drop: [
          'clientType',
          'platform',
          'channel',
          'merchant',
          'gameClassify',
          'minLineNum',
          'isTop',
        ],
      },
      reply: {
        fields: {
          games: {
            from: '/rows',
            items: {
              fields: {
                nodeId: '/ref',
                vassalage: '/studio',
                gameType: { from: '/kind', values: { SLOT: 'RNG', TABLE: 'LIVE' } },
                displayName: '/title',
                minBet: { from: '/minCents', scale: 0.01 },
                isHot: { from: '/flag', values: { PROMOTED: 1, PLAIN: 0 } },
              },
            },
          },
          totalPages: '/pages',
        },
      },
    },
    captcha: { method: 'POST', path: '/rpc/puzzle.draw' },
    loginV2: {
      path: '/rpc/player.enter',
      request: {
        fields: { username: 'login', password: 'secret', captcha: 'puzzle' },
        drop: ['type'],
      },
      reply: sessionReply(),
    },
    register: {
      method: 'POST',
      path: '/rpc/player.join',
      request: {
        fields: { username: 'login', password: 'secret', email: 'mail' },
        drop: ['confirmPassword', 'registerMethod', 'registerUrl', 'domain', 'login'],
      },
      reply: sessionReply(),
    },
    logout: { method: 'POST', path: '/rpc/player.leave' },
    getMemberInfo: {
      method: 'POST',
      path: '/rpc/player.read',
      reply: { fields: { id: '/no', account: '/login', nickname: '/nick' } },
    },
    loginInfo: { method: 'POST', path: '/rpc/player.visits' },
    getBalanceV2: {
      method: 'POST',
      path: '/rpc/purse.read',
      reply: { fields: { sumBalance: { from: '/cents', scale: 0.01 } } },
    },
    launchGame: {
      method: 'POST',
      path: '/rpc/games.open',
      request: {
        fields: { nodeId: 'game', vassalage: 'studio', language: 'tongue', backUrl: 'back' },
        drop: ['gameType', 'platform', 'device'],
      },
      reply: {
        fields: {
          url: '/openUrl',
        },
      },
    },
    walletTransfer: {
      method: 'POST',
      path: '/rpc/purse.move',
      request: {
        fields: { referenceNo: 'ref', vassalage: 'studio', direction: 'way', amount: 'cents' },
        values: { direction: { in: 'OUTBOUND', out: 'INBOUND' } },
        scale: { amount: 100 },
      },
      reply: moveReply(),
    },
    getWalletTransfer: {
      method: 'POST',
      path: '/rpc/purse.trace',
      request: { fields: { referenceNo: 'ref' } },
      reply: moveReply(),
    },
  },
} as const;

function skinReply() {
  return {
    fields: {
      whitelabel: {
        from: '/features',
        items: {
          fields: {
            modId: {
              from: '/key',
              values: { REELS: 'GAME_RNG', TABLES: 'GAME_LIVE', SIGNUP: 'USERNAMEREG3' },
            },
            enabled: { from: '/state', values: { LIVE: '1', DARK: '0' } },
          },
        },
      },
      maintenance: { from: '/doors', values: { OPEN: false, SHUT: true } },
      regionRestriction: { from: '/territory', values: { SERVED: false, BARRED: true } },
      location: '/seenAs',
      imageCDNs: '/artHosts',
    },
  } as const;
}

function sessionReply() {
  return {
    fields: {
      token: '/session',
      userName: '/player/login',
      id: '/player/no',
      account: '/player/login',
      isAgent: { from: '/player/tier', values: { PLAYER: 0 } },
    },
  } as const;
}

function moveReply() {
  return {
    fields: {
      referenceNo: '/ref',
      status: { from: '/outcome', values: { BOOKED: 'done', REJECTED: 'refused' } },
      amount: { from: '/cents', scale: 0.01 },
    },
  } as const;
}
