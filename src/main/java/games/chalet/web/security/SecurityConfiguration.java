package games.chalet.web.security;

import games.chalet.web.ChaletSettings;
import games.chalet.web.problems.CommonRefusal;
import games.chalet.web.problems.ProblemWriter;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.authentication.ProviderNotFoundException;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.csrf.CsrfFilter;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRequestAttributeHandler;
import org.springframework.security.web.csrf.MissingCsrfTokenException;
import org.springframework.security.web.firewall.HttpFirewall;
import org.springframework.security.web.firewall.StrictHttpFirewall;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.header.writers.StaticHeadersWriter;

/**
 * The security checks of every request and the headers of every answer. There is no login and no
 * HttpSession: a guest is known by its cookie, and the modules decide what a guest may do.
 */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

  private static final String CONTENT_SECURITY_POLICY =
      String.join(
          "; ",
          "default-src 'self'",
          "img-src 'self' data:",
          "connect-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "object-src 'none'");

  private static final String PERMISSIONS_POLICY =
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

  @Bean
  SecurityFilterChain filters(
      HttpSecurity http,
      ChaletSettings settings,
      CsrfTokens csrfTokens,
      ProblemWriter problems,
      Clock clock)
      throws Exception {
    return http.addFilterBefore(new ForeignPageFilter(settings, problems), CsrfFilter.class)
        .csrf(
            csrf ->
                csrf.csrfTokenRepository(csrfTokens)
                    .csrfTokenRequestHandler(new HeaderTokenHandler()))
        .exceptionHandling(
            refusals ->
                refusals
                    .accessDeniedHandler(
                        (request, response, e) ->
                            problems.write(tokenRefusal(e).of(), request, response))
                    .authenticationEntryPoint(
                        (request, response, e) ->
                            problems.write(CommonRefusal.FORBIDDEN.of(), request, response)))
        .authorizeHttpRequests(requests -> requests.anyRequest().permitAll())
        .sessionManagement(
            sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
        .requestCache(AbstractHttpConfigurer::disable)
        .formLogin(AbstractHttpConfigurer::disable)
        .httpBasic(AbstractHttpConfigurer::disable)
        .logout(AbstractHttpConfigurer::disable)
        .headers(
            headers ->
                headers
                    // Hosts next to and below this one are not ours to speak for.
                    .httpStrictTransportSecurity(hsts -> hsts.includeSubDomains(false))
                    .contentSecurityPolicy(csp -> csp.policyDirectives(CONTENT_SECURITY_POLICY))
                    .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
                    .addHeaderWriter(
                        new StaticHeadersWriter("Permissions-Policy", PERMISSIONS_POLICY))
                    .addHeaderWriter(
                        new StaticHeadersWriter("Cross-Origin-Opener-Policy", "same-origin"))
                    .addHeaderWriter(
                        new StaticHeadersWriter("Cross-Origin-Resource-Policy", "same-origin"))
                    // The header Date is often by the clock of a proxy.
                    .addHeaderWriter(
                        (request, response) ->
                            response.setHeader("X-Server-Time", clock.instant().toString())))
        .build();
  }

  /** Returns what is known: a browser that keeps the cookie sends it back. */
  private static CommonRefusal tokenRefusal(AccessDeniedException e) {
    return e instanceof MissingCsrfTokenException
        ? CommonRefusal.COOKIE_MISSING
        : CommonRefusal.CSRF;
  }

  /**
   * Creates a firewall that lets every value of a header and parameter through. Spring Security's
   * own refuses some when they are read, in the middle of our code: keys and cookies with letters
   * beyond ASCII. Tomcat has refused line ends by then. Nothing here is allowed by its path, so
   * links with a semicolon or two slashes do no harm, either.
   */
  @Bean
  HttpFirewall anyValues() {
    StrictHttpFirewall firewall = new StrictHttpFirewall();
    firewall.setAllowSemicolon(true);
    firewall.setAllowUrlEncodedDoubleSlash(true);
    firewall.setAllowedHeaderNames(name -> true);
    firewall.setAllowedHeaderValues(value -> true);
    firewall.setAllowedParameterNames(name -> true);
    firewall.setAllowedParameterValues(value -> true);
    return firewall;
  }

  /**
   * Creates an authentication manager that refuses everyone, so that Spring Boot creates no user
   * and no password.
   */
  @Bean
  AuthenticationManager nobodyLogsIn() {
    return authentication -> {
      throw new ProviderNotFoundException("Login is not supported");
    };
  }

  /** Takes the token from the header alone: a page of another site can send a parameter. */
  private static class HeaderTokenHandler extends CsrfTokenRequestAttributeHandler {

    @Override
    public @Nullable String resolveCsrfTokenValue(HttpServletRequest request, CsrfToken token) {
      return request.getHeader(token.getHeaderName());
    }
  }
}
