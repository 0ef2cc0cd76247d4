export default { trailingSlash: true, htmlLimitedBots: /.*/ };
