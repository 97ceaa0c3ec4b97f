import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type DeskPageName, deskForms, deskPages } from "../../contract/desk-paths.ts";

/** Path of a page's route, without the leading slash that the router adds. */
const at = (name: DeskPageName) => deskPages[name].path.slice(1);

export default [
  route(at("signIn"), "sign-in/sign-in.tsx"),
  route(at("signInSent"), "sign-in/sign-in-sent.tsx"),
  route(at("enter"), "sign-in/enter.tsx"),
  route(deskForms.act.slice(1), "tray/act.tsx"),
  route(deskForms.export.slice(1), "tray/export.ts"),
  layout("shell/shell.tsx", [
    layout("tray/tray.tsx", [
      index("tray/nothing-open.tsx"),
      route(at("lead"), "lead/lead.tsx", [route("erase", "lead/erase.tsx")]),
    ]),
    route(at("figures"), "figures/figures.tsx"),
    route(at("agenda"), "agenda/agenda.tsx"),
    route(at("cancelCall"), "agenda/cancel-call.tsx"),
    route(at("posts"), "posts/posts.tsx"),
    route(at("newPost"), "posts/new-post.tsx"),
    route(at("post"), "posts/edit-post.tsx"),
    route(at("connections"), "connections/connections.tsx"),
    route(at("connectionAdd"), "connections/connection-add.tsx"),
    route(at("connection"), "connections/connection.tsx"),
    route(at("health"), "health/health.tsx"),
    route(at("sessions"), "sessions/sessions.tsx"),
    route("*", "shell/unknown.tsx"),
  ]),
] satisfies RouteConfig;
