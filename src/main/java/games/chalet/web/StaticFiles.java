package games.chalet.web;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.EncodedResourceResolver;
import org.springframework.web.servlet.resource.PathResourceResolver;

/**
 * The front end, served from the jar. Its routes are handled in the browser, so every path that
 * could be one is answered with the one page; the known ones come from the package {@code pages}.
 */
@Configuration(proxyBeanMethods = false)
class StaticFiles implements WebMvcConfigurer {

  private static final String FOLDER = "classpath:/static/";
  private static final Duration YEAR = Duration.ofDays(365);

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
        .addResolver(new PageForRoutes());
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

  private static final class PageForRoutes extends PathResourceResolver {

    private static final Pattern OURS = Pattern.compile("(api|ws|actuator|error)(/.*)?");

    @Override
    protected @Nullable Resource getResource(String path, Resource location) throws IOException {
      Resource file = super.getResource(path, location);
      if (file != null || path.contains(".") || OURS.matcher(path).matches()) {
        return file;
      }
      return super.getResource("index.html", location);
    }
  }
}
