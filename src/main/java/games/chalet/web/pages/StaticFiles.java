package games.chalet.web.pages;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.EncodedResourceResolver;
import org.springframework.web.servlet.resource.PathResourceResolver;
import org.springframework.web.servlet.resource.ResourceResolverChain;

/**
 * The front end, served from the jar. Its routes come from {@link PageController}; every other path
 * that could be one gets the one page with 404, so that people read what is wrong, and a probe that
 * guesses an address is not told that all is well.
 */
@Configuration(proxyBeanMethods = false)
class StaticFiles implements WebMvcConfigurer {

  private static final String FOLDER = "classpath:/static/";
  private static final Duration YEAR = Duration.ofDays(365);

  private final PageLanguage language;

  StaticFiles(PageLanguage language) {
    this.language = language;
  }

  /**
   * Tells caches that a page depends on the language that was asked for, where there are several.
   */
  @Override
  public void addInterceptors(InterceptorRegistry registry) {
    if (language.hasSeveral()) {
      registry.addInterceptor(new Varying()).excludePathPatterns("/api/**", "/assets/**");
    }
  }

  @Override
  public void addResourceHandlers(ResourceHandlerRegistry registry) {
    registry
        .addResourceHandler("/assets/**")
        .addResourceLocations(FOLDER + "assets/")
        .setUseLastModified(false)
        .setCacheControl(CacheControl.maxAge(YEAR).cachePublic().immutable())
        .resourceChain(true)
        .addResolver(compressedByTheBuild());
    // No Last-Modified: in a reproducible jar it is the same in every version.
    registry
        .addResourceHandler("/**")
        .addResourceLocations(FOLDER)
        .setUseLastModified(false)
        .setCacheControl(CacheControl.noCache())
        .resourceChain(false)
        .addResolver(compressedByTheBuild())
        .addResolver(new PageForRoutes(language));
  }

  /**
   * Serves the Brotli copy that most files have; for a client that accepts only gzip, the file is
   * compressed on the way.
   */
  private static EncodedResourceResolver compressedByTheBuild() {
    EncodedResourceResolver resolver = new EncodedResourceResolver();
    resolver.setContentCodings(List.of("br"));
    return resolver;
  }

  private static final class Varying implements HandlerInterceptor {

    @Override
    public boolean preHandle(
        HttpServletRequest request, HttpServletResponse response, Object handler) {
      response.addHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE + ", " + HttpHeaders.COOKIE);
      return true;
    }
  }

  private static final class PageForRoutes extends PathResourceResolver {

    private static final Pattern OURS = Pattern.compile("(api|ws|actuator|error)(/.*)?");

    private final PageLanguage language;

    PageForRoutes(PageLanguage language) {
      this.language = language;
    }

    @Override
    protected @Nullable Resource resolveResourceInternal(
        @Nullable HttpServletRequest request,
        String path,
        List<? extends Resource> locations,
        ResourceResolverChain chain) {
      Resource file = super.resolveResourceInternal(request, path, locations, chain);
      if (file != null || path.contains(".") || OURS.matcher(path).matches()) {
        return file;
      }
      answerNotFound();
      String page = request == null ? FrontEndBuild.PAGE : FrontEndBuild.page(language.of(request));
      return super.resolveResourceInternal(request, page, locations, chain);
    }

    private static void answerNotFound() {
      if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes current) {
        HttpServletResponse response = current.getResponse();
        if (response != null) {
          response.setStatus(HttpServletResponse.SC_NOT_FOUND);
        }
      }
    }
  }
}
