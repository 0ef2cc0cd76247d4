import vinext from 'vinext/server/fetch-handler';
export default {
  async fetch(request: Request, env: any, ctx: any) {
    return (vinext as any).fetch(request, env, ctx);
  },
};
