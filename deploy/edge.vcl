# Varnish before the web process: keeps pages and files for all guests, and forgets what the worker names (docs/operating.md, "A cache
# in front of the pages"). Start it with `-p http_gzip_support=off`, so that pages go out as the shop has packed them, and
# with EDGE_PURGE_TOKEN in its environment. Put what speaks https (deploy/Caddyfile) before it.
vcl 4.1;
import std;

backend web {
	.host = "127.0.0.1";
	.port = "8000";
	.probe = {
		.url = "/readyz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

sub vcl_recv {
	if (req.url == "/edge-purge") {
		if (req.method != "POST" || std.getenv("EDGE_PURGE_TOKEN") == "" ||
			req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_TOKEN")) {
			return (synth(403));
		}
		if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") {
			return (synth(400));
		}
		if (std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
			return (synth(204));
		}
		return (synth(500));
	}

	# Who has a session, chose the light version or saves data, and who chooses a language just now, is the shop's own business.
	if (req.http.Cookie ~ "(^|; )(__Host-)?(shop_session|shop_known)=." ||
		req.http.Cookie ~ "(^|; )(__Host-)?shop_lite=1" ||
		(req.http.Save-Data == "on" && req.http.Cookie !~ "(^|; )(__Host-)?shop_lite=0") ||
		req.url ~ "^/(api|hooks|admin)(/|\?|$)" || req.url ~ "[?&]lang=") {
		return (pass);
	}
	# An English address leads whoever reads Hindi or Marathi to theirs; all others share one page.
	if (req.url !~ "^/(hi|mr)(/|\?|$)" && req.http.Cookie ~ "(^|; )(__Host-)?appLanguage=(hi|mr)") {
		return (pass);
	}
	if (req.url !~ "^/(hi|mr)(/|\?|$)" && req.http.Cookie !~ "(^|; )(__Host-)?appLanguage=en" &&
		req.http.Accept-Language ~ "(?i)(^|[,; ])(hi|mr)\b") {
		return (pass);
	}
	set req.http.Accept-Language = "en";
	unset req.http.Save-Data;
	unset req.http.Cookie;
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# Campaigns put these behind addresses; no page of the shop reads them.
	set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid)=[^&]*&?", "");
	set req.url = std.querysort(regsub(req.url, "[?&]$", ""));
	# While the shop answers, a page is at most this much older than its time: half of EDGE_SECONDS, 30 at most. While it does not, a day.
	if (req.http.X-Shop-Away) {
		set req.grace = 24h;
	} else {
		set req.grace = std.duration(std.getenv("EDGE_BEHIND"), 5s);
	}
}

sub vcl_backend_response {
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
	if (beresp.http.Cache-Control ~ "stale-if-error") {
		set beresp.grace = 24h;
	}
}

sub vcl_deliver {
	# No new page can be had: an old one is better than none.
	if (resp.status >= 500 && req.method == "GET" && req.restarts == 0 && !req.http.Cookie) {
		set req.http.X-Shop-Away = "1";
		return (restart);
	}
	unset resp.http.Surrogate-Key;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	if (req.http.X-Shop-Away && resp.status < 500) {
		set resp.http.Cache-Status = "edge; hit; detail=shop-away";
	}
}

sub vcl_synth {
	if (resp.status == 204 || resp.status == 403 || resp.status == 400) {
		set resp.body = "";
		return (deliver);
	}
}
